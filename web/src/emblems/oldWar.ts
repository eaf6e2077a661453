/** Emblems of the eighteenth century. */
import { arc, around, both, box, ellipse, ground, place, Plate, waves } from "./engraver";
import { flag, laurel, plate, rays, ROUND, sabre, wheel } from "./parts";

/** A musket with its bayonet, upright, its middle at the origin. */
function musket(): Plate {
  return plate()
    .body("M-.4 -27L-.9 -29L0 -44L.9 -29L.4 -27z").body(box(-0.8, -28, 1.6, 14))
    .body("M-1.5 -20L1.5 -20L1.8 4L3.4 12L6.4 30L5.8 32L-1.4 32L-1.8 30L-1.4 13L-2 7L-1.8 3z", { turn: 90, gap: 1.3, across: [0, 0.5], along: [0.1, 1], width: 0.5 })
    .line("M-1.9 -12h3.8M-1.9 -4h3.8M2.4 6C4.6 6 4.6 10 2.8 10.6").body("M-1.8 2C-5 1 -5.6 4 -3 5L-1.8 6z");
}

/** The barrel of a cannon with its rings, its muzzle to the right, the trunnions at the origin. */
function tube(): Plate {
  const outline = "M-22 -5.6L-2 -5L22 -3.8L27 -4L29 -5.4H32V5.4H29L27 4L22 3.8L-2 5L-22 5.6C-24 5.4 -25 3.6 -25.4 1.8L-28 1.6C-31 2 -31 -2 -28 -1.6L-25.4 -1.8C-25 -3.6 -24 -5.4 -22 -5.6z";
  return plate().body(outline, ROUND).line("M-21 -5.6V5.6M-18.6 -5.5V5.5M-5 -5.1V5.1M-3 -5.1V5.1M12 -4.3V4.3M14 -4.2V4.2M26 -4V4");
}

/** Feathers of a wing that spreads to the right from the origin. */
function wing(scale = 1): Plate {
  const feather = "M0 1C-2.8 -6 -2.6 -18 0 -25C2.6 -18 2.8 -6 0 1z";
  const half = plate();
  for (let i = 0; i < 8; i++) {
    const [x, y, turn] = [3 + i * 3.1, -9 - Math.sin((i / 7) * 2.2) * 9, 148 - i * 15];
    half.body(place(feather, { x, y, turn, scale: 1.12 - i * 0.02 }), { turn: turn + 90, gap: 1.3, across: [0.5, 1], along: [0.15, 1], width: 0.5 }).fine(place("M0 0V-23", { x, y, turn }));
  }
  for (let i = 0; i < 7; i++) half.body(place("M0 2C-2.4 -2 -2 -7 0 -10C2 -7 2.4 -2 0 2z", { x: 2.4 + i * 3.3, y: -10 - Math.sin((i / 7) * 2.2) * 9.6, turn: 140 - i * 15, scale: 1.1 }));
  half.body("M-1 -16C4 -21 12 -24 20 -23C25 -22 29 -18 28 -13C26 -17 22 -18 18 -18C12 -17 6 -13 0 -7z", { turn: 20, gap: 1.2, across: [0.5, 1], along: [0.2, 1] });
  return plate().add(half, { scale });
}

function eagle(): Plate {
  const bird = plate();
  for (const turn of [34, -34, 22, -22, 11, -11, 0]) bird.body(place("M0 0C-3 8 -3.6 17 0 22C3.6 17 3 8 0 0z", { y: -22, turn }), { turn: 90 + turn, gap: 1.2, across: [0.55, 1], along: [0.2, 1], width: 0.5 }).fine(place("M0 3V20", { y: -22, turn }));
  return bird
    .add(wing(), { x: 3, y: -26 }).add(wing(), { x: -3, y: -26, flip: true })
    .line(both("M4 -20C7 -16 10 -14 14 -14M10 -14.4L13 -18M10 -14.4L11 -10"))
    .body("M-6 -44C-9 -38 -10 -26 0 -16C10 -26 9 -38 6 -44z", { turn: 84, gap: 1.6, across: [0.5, 1], along: [0.1, 1] })
    .fine([-36, -32, -28, -24].map((y, i) => [-4 + (i % 2), 0, 4 - (i % 2)].map((x) => arc(x, y, 1.6, 1.6, 20, 160)).join("")).join(""))
    .body("M4 -42C6 -50 4 -55 -1 -56C-6 -56.6 -8 -53 -8 -51C-11 -51 -13 -49 -12.6 -46C-10 -48.6 -8 -48 -6.6 -47C-6 -45 -6.6 -43 -7 -41C-4 -39 1 -39.6 4 -42z", { turn: 80, gap: 1.4, across: [0.5, 1], along: [0.1, 1], width: 0.55 })
    .ink(ellipse(-3.8, -51.6, 0.9));
}

export const OLD_WAR = {
  eagle: () => plate().ink(ground(-40, 40, 1, 3)).add(eagle(), { y: -1, scale: 0.94 }),

  mitre: () => plate()
    .ink(ground(-46, 46, 0))
    .add(musket(), { x: 4, y: -24, turn: 56, scale: 1.1 }).add(musket(), { x: -4, y: -24, turn: -56, scale: 1.1, flip: true })
    .body("M0 -46C10 -42 22 -28 21 -6L17 -4z", { turn: 80, gap: 1.2 })
    .tinted("M-18 -8C-19 -26 -10 -42 0 -53C10 -42 19 -26 18 -8C6 -4 -6 -4 -18 -8z", { turn: 84, gap: [2.4, 1], across: [0.55, 1], along: [0.1, 1] })
    .line("M-15 -9.4C-15.6 -25 -8 -39 0 -48C8 -39 15.6 -25 15 -9.4")
    .add(plate().add(eagle(), { scale: 0.36 }), { x: 0, y: -13 }).fine(rays(0, -26, 13, 17, 26))
    .body("M-19 -9C-6 -4.6 6 -4.6 19 -9L20 -1C7 4 -7 4 -20 -1z", { turn: 0, gap: 1.3, across: [0.4, 1], along: [0.02, 1] }).line("M-19.6 -4.6C-6 -.2 6 -.2 19.6 -4.6")
    .ink([-14, -7, 0, 7, 14].map((x) => ellipse(x, -4.2 - Math.abs(x) * 0.1 + 0.8, 1)).join(""))
    .body(ellipse(0, -55, 4.4), { turn: 40, gap: 1.1, across: [0.4, 1] }).fine(around(10, "M0 -1.4V-4.2", 0, -55)),

  drum: () => {
    const side = "M-22 -26V0C-22 7 22 7 22 0V-26z";
    return plate()
      .ink(ground(-46, 46, 2))
      .add(flag(56, 32), { x: -8, y: -6, turn: 26, scale: 0.9 }).add(flag(56, 32), { x: 8, y: -6, turn: -26, scale: 0.9, flip: true })
      .tinted(side, { turn: 90, gap: [2.4, 1.1], across: [0.5, 1], along: [0, 1] }).line("M-18 -22L-13 2L-8 -19L-2.6 5L2.6 -19L8 5L13 -19L18 2L22 -22")
      .body("M-22 -26V-21C-22 -14 22 -14 22 -21V-26z", { turn: 90, gap: [2, 1], across: [0.3, 1] }).body("M-22 -3V2C-22 9 22 9 22 2V-3C22 4 -22 4 -22 -3z", { turn: 90, gap: [2, 1], across: [0.3, 1] })
      .body(ellipse(0, -26, 22, 6.4)).line(ellipse(0, -26, 19.6, 5)).shade(ellipse(0, -26, 19.6, 5), { turn: 0, gap: 1.4, across: [0.5, 1], along: [0.4, 1], width: 0.5 })
      .add(plate().body("M-.9 0L-.6 -30H.6L.9 0z").body(ellipse(0, -31.4, 1.6, 2.4)), { x: -12, y: -21, turn: 66, scale: 0.9 }).add(plate().body("M-.9 0L-.6 -30H.6L.9 0z").body(ellipse(0, -31.4, 1.6, 2.4)), { x: 12, y: -21, turn: -66, scale: 0.9 });
  },

  cannon: () => plate()
    .ink(ground(-54, 54, 0))
    .body("M6 -20L-14 -17L-48 -3L-50 1L-44 1L-10 -11L10 -13z", { turn: 160, gap: 1.1, across: [0.4, 1], along: [0, 0.95] }).line("M-24 -13L-22 -8M-36 -8L-34 -3")
    .add(tube(), { x: 2, y: -24, turn: -7, scale: 1.22 })
    .add(wheel(4, -15, 15, 12))
    .body(ellipse(34, -3.6, 3.8) + ellipse(41.6, -3.6, 3.8) + ellipse(49.2, -3.6, 3.8)).body(ellipse(37.8, -10, 3.8) + ellipse(45.4, -10, 3.8)).body(ellipse(41.6, -16.4, 3.8))
    .shade([[34, -3.6], [41.6, -3.6], [49.2, -3.6], [37.8, -10], [45.4, -10], [41.6, -16.4]].map(([x, y]) => ellipse((x as number) + 0.6, (y as number) + 0.6, 3)).join(""), { turn: 45, gap: 1.1, along: [0.1, 0.9], width: 0.6 }),

  mortar: () => plate()
    .ink(ground(-52, 52, 0)).ink(rays(15, -50, 2, 9, 12))
    .body(ellipse(15, -50, 5.4), { turn: 40, gap: 1.1, across: [0.4, 1], along: [0.2, 1] }).fine("M15 -55.4C16 -58 19 -57 19 -60M8 -44C0 -38 -2 -34 -4 -30M11 -42C5 -37 3 -33 2 -29")
    .add(plate().body("M-11 -24H11L13 -20L10 -17L9 8C9 12 -9 12 -9 8L-10 -17L-13 -20z", { turn: 90, gap: [2.2, 0.9], across: [0.4, 1], along: [0.02, 1] }).line("M-10 -17H10M-9.6 -6H9.6M-9.4 -3H9.4").tinted(ellipse(0, -24, 11, 2.6)), { x: -10, y: -16, turn: -26 })
    .body("M-38 -4L-30 -14H8L16 -4V0H-38z", { turn: 0, gap: 1.2, across: [0.2, 1], along: [0.02, 1] }).body(ellipse(-11, -12, 4)).ink(ellipse(-11, -12, 1.3)).body(ellipse(-29, 0, 4) + ellipse(7, 0, 4))
    .body("M24 0C21 -8 21 -16 24 -24H42C45 -16 45 -8 42 0z", { turn: 90, gap: [2, 0.9], across: [0.3, 1] }).body("M23 -20H43V-17H23zM23 -7H43V-4H23z", { turn: 0, gap: 0.9 }).tinted(ellipse(33, -24, 9, 2.4)),

  hourglass: () => plate()
    .ink(ground(-38, 38, 1))
    .add(wing(0.94), { x: 11, y: -18 }).add(wing(0.94), { x: -11, y: -18, flip: true })
    .body(both("M13 -52H16V-4H13z"), { turn: 90, gap: 1, across: [0, 1], along: [0, 1] })
    .body("M-12 -52C-12 -38 -2 -34 -2 -28C-2 -22 -12 -18 -12 -4H12C12 -18 2 -22 2 -28C2 -34 12 -38 12 -52z", { turn: 88, gap: [2.6, 1.1], across: [0.62, 1], along: [0.04, 1], width: 0.55 })
    .tinted("M-9 -44C-4 -42 4 -42 9 -44C7 -37 1.6 -34 1 -29H-1C-1.6 -34 -7 -37 -9 -44zM-11 -4C-8 -11 -3 -13 0 -14C3 -13 8 -11 11 -4z", { turn: 60, gap: 1.3, across: [0.4, 1], width: 0.5 }).fine("M0 -29V-14")
    .body("M-19 -57H19V-52H-19zM-19 -4H19V1H-19z", { turn: 90, gap: 1.4, across: [0.5, 1] }),

  clock: () => {
    const hour = Array.from({ length: 12 }, (_, i) => place(`M-${i % 3 ? 0.5 : 1} -20H${i % 3 ? 0.5 : 1}V-16H-${i % 3 ? 0.5 : 1}z`, { y: -30, turn: i * 30 })).join("");
    return plate()
      .ink(ground(-40, 40, 1))
      .body("M-28 0C-28 -5 -22 -6 -20 -11H20C22 -6 28 -5 28 0z", { turn: 0, gap: 1.2, across: [0.3, 1] })
      .add(laurel(), { x: 10, y: -6, scale: 1.06, turn: 4 }).add(laurel(), { x: -10, y: -6, scale: 1.06, turn: -4, flip: true })
      .body(ellipse(0, -31, 27), { turn: 40, gap: [2.4, 1.1], across: [0.5, 1], along: [0.3, 1] }).tinted(ellipse(0, -30, 23.6)).body(ellipse(0, -30, 21)).ink(hour)
      .fine(around(60, "M0 -20.4V-21", 0, -30)).body(place("M0 3L-1.6 0L-1 -9L-2 -11L0 -15L2 -11L1 -9L1.6 0z", { y: -30, turn: -34 })).body(place("M0 3L-1.2 0L-.8 -13L-1.6 -15L0 -19L1.6 -15L.8 -13L1.2 0z", { y: -30, turn: 62 })).ink(ellipse(0, -30, 1.8))
      .shade(ellipse(0, -30, 21), { turn: 40, gap: 1.7, across: [0.7, 1], along: [0.5, 1], width: 0.45 })
      .body("M-4 -57C-4 -61 4 -61 4 -57z").line("M0 -60V-62");
  },

  wagon: () => plate()
    .ink(ground(-54, 54, 0))
    .line("M30 -12L54 -9M48 -10V-4")
    .tinted("M-38 -18C-42 -34 -40 -46 -34 -50C-20 -54 14 -54 28 -50C35 -46 36 -34 32 -18z", { turn: 88, gap: 2.1, across: [0.06, 0.3], along: [0.3, 1], width: 0.6 }, { turn: 92, gap: 2.1, across: [0.66, 0.96], along: [0.2, 1], width: 0.6 })
    .line("M-22 -52.4C-25 -42 -25 -28 -23 -18M-3 -53C-4 -42 -4 -28 -3 -18M15 -52.4C18 -42 18 -28 16 -18")
    .body("M-42 -20H36L32 -9H-37z", { turn: 0, gap: [2, 1], across: [0.3, 1], along: [0.02, 1] }).line("M-24 -20L-22 -9M-4 -20V-9M16 -20L14 -9")
    .add(wheel(-24, -11, 11, 10)).add(wheel(20, -8.6, 8.6, 10)),

  frigate: () => {
    const sail = (x: number, y: number, wide: number, high: number): Plate => {
      const cloth = `M${x - wide / 2} ${y}H${x + wide / 2}C${x + wide / 2 + 3} ${y + high * 0.4} ${x + wide / 2 + 3} ${y + high * 0.7} ${x + wide / 2 + 0.6} ${y + high}C${x + wide * 0.2} ${y + high - 2.6} ${x - wide * 0.2} ${y + high - 2.6} ${x - wide / 2 - 0.6} ${y + high}C${x - wide / 2 + 2} ${y + high * 0.7} ${x - wide / 2 + 2} ${y + high * 0.4} ${x - wide / 2} ${y}z`;
      return plate().body(cloth, { turn: 90, gap: [2.2, 1.1], across: [0.5, 1], along: [0.15, 1], width: 0.6 }).bold(`M${x - wide / 2 - 1} ${y}H${x + wide / 2 + 1}`);
    };
    return plate()
      .fine("M-24 -54L-46 -14M0 -60L-24 -16M0 -60L24 -16M22 -54L50 -18M22 -54L40 -14")
      .line("M-24 -12V-56M0 -12V-62M22 -12V-56M40 -13L57 -20")
      .tinted("M0 -62C4 -64 6 -60 11 -62V-58C6 -56 4 -60 0 -58zM-24 -56C-20 -58 -18 -54 -14 -56V-53C-18 -51 -20 -55 -24 -53z")
      .body("M28 -26L54 -19L30 -15C34 -19 32 -23 28 -26z", { turn: 60, gap: 1.4, across: [0.3, 1], along: [0.2, 1], width: 0.55 })
      .add(sail(-24, -49, 13, 9)).add(sail(-24, -38, 17, 14)).add(sail(22, -49, 13, 9)).add(sail(22, -38, 17, 14)).add(sail(0, -55, 15, 10)).add(sail(0, -43, 21, 17))
      .body("M-44 -17L-34 -15L-32 -12C-10 -10 20 -10 36 -14L44 -15C42 -6 40 -2 36 1H-36C-40 -2 -42 -8 -44 -17z", { turn: 0, gap: [2.2, 0.9], across: [0.3, 1], along: [0.02, 1] })
      .put("tint", "M-40.6 -8.6C-14 -5.6 20 -5.6 41.6 -9.4L40.4 -5.4C20 -1.8 -14 -1.8 -39.4 -4.6z").line("M-40.6 -8.6C-14 -5.6 20 -5.6 41.6 -9.4M-39.4 -4.6C-14 -1.8 20 -1.8 40.4 -5.4")
      .ink([-34, -26, -18, -10, -2, 6, 14, 22, 30].map((x) => box(x, -6 + Math.abs(x) * -0.03, 3, 2.2)).join(""))
      .put("paper", "M-52 2C-42 -2 -32 3 -20 1C-8 -2 6 3 18 1C30 -2 42 3 52 1V6H-52z").ink(waves(-52, 52, 1.6, 3));
  },

  book: () => plate()
    .ink(ground(-48, 48, 1))
    .body("M-42 -6L-38 -36C-26 -41 -8 -40 0 -34C8 -40 26 -41 38 -36L42 -6C28 -10 10 -9 0 -3C-10 -9 -28 -10 -42 -6z").body("M-42 -6L-44 -3C-30 -7 -10 -6 0 0C10 -6 30 -7 44 -3L42 -6C28 -10 10 -9 0 -3C-10 -9 -28 -10 -42 -6z", { turn: 0, gap: 0.9 })
    .shade("M0 -34C8 -40 26 -41 38 -36L42 -6C28 -10 10 -9 0 -3z", { turn: 90, gap: 1.3, across: [0, 0.2], along: [0, 1] }).shade("M0 -34C-8 -40 -26 -41 -38 -36L-42 -6C-28 -10 -10 -9 0 -3z", { turn: 90, gap: 1.3, across: [0.88, 1] }).line("M0 -34V-3")
    .fine([0, 1, 2, 3, 4].map((i) => `M-33 ${-32 + i * 5}C-24 ${-34 + i * 5} -14 ${-34 + i * 5} -7 ${-31 + i * 5}M7 ${-31 + i * 5}C12 ${-34 + i * 5} 20 ${-34.6 + i * 5} ${28 - i * 2} ${-33.6 + i * 5}`).join(""))
    .add(plate().body("M0 0C4 -10 10 -26 25 -40C24 -26 16 -12 3 -2z", { turn: -56, gap: 1.2, across: [0, 0.5], along: [0.2, 1], width: 0.5 }).line("M-6 10L0 0C6 -14 14 -28 24.4 -39"), { x: 22, y: -24, scale: 0.94 }),

  // Behind the large sign of a suit: crossed over the origin, flat enough to leave the numbers free.
  "behind-spades": () => plate().add(sabre(), { x: -18, y: 11, turn: 60, scale: 0.86 }).add(sabre(), { x: 18, y: 11, turn: -60, scale: 0.86, flip: true }),
  "behind-clubs": () => plate().add(tube(), { turn: -27, scale: 0.8 }).add(tube(), { turn: 27, scale: 0.8, flip: true }),
  "behind-hearts": () => plate().add(flag(52, 27), { x: -11, y: 15, turn: 48, scale: 0.64 }).add(flag(52, 27), { x: 11, y: 15, turn: -48, scale: 0.64, flip: true }),
  "behind-diamonds": () => plate().add(musket(), { turn: 58, scale: 0.68 }).add(musket(), { turn: -58, scale: 0.68, flip: true }),
  "behind-reserve": () => plate().add(laurel(), { y: 15, scale: 0.94 }).add(laurel(), { y: 15, scale: 0.94, flip: true }),
} satisfies Record<string, () => Plate>;

