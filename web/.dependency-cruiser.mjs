/**
 * The layers of src for dependency-cruiser, the lowest first: a folder imports only from folders before it in this list,
 * and folders on one line do not import each other. Imports of types count. `npm run layers` checks it.
 */
const LAYERS = [
  ["texts"],
  ["browser"],
  ["service"],
  ["face"],
  ["controls"],
  ["board/drawing"],
  ["board/placement"],
  ["board"],
  ["emblems"],
  ["cards", "battle", "panels"],
  ["table/state"],
  ["table/board", "table/log", "table/rules", "table/charts", "table/alerts"],
  ["table/playback", "table/review"],
  ["table/prompt"],
  ["table/people", "table/lesson"],
  ["table"],
  ["faces"],
  ["pages/home"],
  ["pages"],
];

/** What lies in a folder, but not in a folder within it that is a layer of its own. */
function inside(folder) {
  const own = LAYERS.flat().filter((other) => other.startsWith(`${folder}/`)).map((other) => other.slice(folder.length + 1));
  return `^src/${folder}/${own.length ? `(?!(${own.join("|")})/)` : ""}`;
}

/** App, main and the tests of everything: nothing imports them. */
const TOP = "^src/[^/]+$";

const layers = LAYERS.flatMap((row, height) =>
  row.map((folder) => ({
    name: `layer-${folder}`,
    comment: `src/${folder} imports only from lower layers.`,
    severity: "error",
    from: { path: inside(folder) },
    to: { path: [...row.filter((other) => other !== folder), ...LAYERS.slice(height + 1).flat()].map(inside).concat(TOP) },
  })),
);

export default {
  forbidden: [
    ...layers,
    {
      name: "no-other-folder",
      comment: "Every folder is a layer.",
      severity: "error",
      from: { path: "^src/.+/", pathNot: LAYERS.flat().map(inside) },
      to: {},
    },
    {
      name: "faces-know-no-table",
      comment: "A face knows the table by its interface only (src/face).",
      severity: "error",
      from: { path: "^src/faces/" },
      to: { path: "^src/table/" },
    },
    {
      name: "faces-know-no-other-face",
      comment: "What two faces need is in board, cards, battle or panels. Only `served`, the face that a game brings, falls back to the plain one.",
      severity: "error",
      from: { path: "^src/faces/([^/]+)/", pathNot: "^src/faces/served/" },
      to: { path: "^src/faces/[^/]+/", pathNot: "^src/faces/$1/" },
    },
    { name: "no-circle", comment: "No module needs itself, not even for a type.", severity: "error", from: {}, to: { circular: true } },
  ],
};
