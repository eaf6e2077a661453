/** Emblems of the First World War. */
import { arc, around, both, box, cloud, ellipse, ground, Plate, place, studs, waves } from "./engraver";
import { bags, barrel, burst, HEADGEAR, laurel, plate, post, rifle, ROUND, sabre, seal, shell, smoke, wheel, wire } from "./parts";

/** Crossed rifles behind the headgear of a nation. */
function arms(nation: string): Plate {
  return plate()
    .ink(ground(-46, 46, 0))
    .add(rifle(), { x: 4, y: -25, turn: 56, scale: 1.12 })
    .add(rifle(), { x: -4, y: -25, turn: -56, scale: 1.12, flip: true })
    .add(HEADGEAR[nation]?.() ?? plate(), { y: -15, scale: nation === "DE" ? 1.02 : 1.12 });
}

/** A battleship to the right, on the water. */
function battleship(): Plate {
  const hull = "M-52 -9L-50 -10.5L-10 -11L26 -12L53 -15L50 -7L49 0H-49z";
  const turret = (x: number, y: number, way: 1 | -1): Plate => plate()
    .body(place("M-7 0V-4L-4.6 -6H3L7 -2.6V0z", { x, y, flip: way < 0 }), { turn: 90, gap: 1.2, across: way > 0 ? [0, 0.4] : [0.6, 1] })
    .body(place("M5.6 -4.4L19 -6.4V-4.9L6 -2.6z", { x, y, flip: way < 0 }));
  return plate()
    .add(smoke(34), { x: -4, y: -33 })
    .add(smoke(30), { x: -17, y: -31 })
    .fine("M13 -54L-30 -46M13 -54L48 -15M-30 -46L-50 -11M13 -46L-30 -40")
    .line("M13 -12V-55M9 -12L13 -40L17 -12M-30 -12V-47M-33 -12L-30 -34L-27 -12M8 -47H18M-34 -41H-26")
    .body("M10.6 -44H16V-40H10.6z")
    .body("M-9 -11L-8 -32H-1L-1 -11z", { turn: 90, gap: [1.6, 0.9], across: [0.4, 1] })
    .body("M-21.6 -11L-20.6 -30H-14.4L-14.4 -11z", { turn: 90, gap: [1.6, 0.9], across: [0.4, 1] })
    .tinted("M-8.4 -25.4H-1V-22H-8.6zM-21.2 -24H-14.4V-20.6H-21.4z")
    .body("M3 -11V-19H5V-25H17V-20H21V-11z", { turn: 90, gap: 1.2, across: [0.6, 1] })
    .fine("M7 -22.6h8M5 -19H17M5 -15.6h14")
    .body("M-37 -11V-16H-24V-11z", { turn: 90, gap: 1.2, across: [0.6, 1] })
    .add(turret(23, -17.6, 1))
    .body("M17 -11V-17.6H29V-12z", { turn: 90, gap: 1.3, across: [0.5, 1] })
    .add(turret(35, -12.4, 1))
    .add(turret(-40, -10.8, -1))
    .body(hull, { turn: 0, gap: [2.3, 1], across: [0.36, 1], along: [0.02, 1] })
    .fine("M-47 -8.4L48 -9.4")
    .ink([-40, -33, -26, -19, -12, -5, 2, 9, 16, 23, 30, 37].map((x) => ellipse(x, -6.2, 0.7)).join(""))
    .put("paper", "M-54 -1C-40 -4 -30 1 -18 -1C-4 -4 8 1 22 -1C34 -3 44 0 55 -2V4H-54z")
    .ink(waves(-56, 56, 0, 4))
    .line("M46 -2C50 -4 54 -3 57 0");
}

/** A column of water where a shell went down. */
function splash(): Plate {
  const column = "M-6 0C-4 -10 -7 -18 -13 -22C-16 -24 -15 -27 -12 -26C-14 -31 -10 -33 -8 -30C-9 -37 -5 -39 -3 -35C-3 -42 3 -43 3 -37C6 -41 9 -38 8 -33C11 -35 14 -32 11 -28C15 -29 16 -25 13 -23C8 -19 5 -10 6 0z";
  return plate()
    .body(column, { turn: 84, gap: 1.9, across: [0.5, 0.95], along: [0.2, 1], width: 0.6 }, { turn: 96, gap: 2.4, across: [0.1, 0.42], along: [0.35, 1], width: 0.5 })
    .fine("M-3 -3C-3 -14 -6 -22 -9 -27M0 -4C-1 -16 -1 -26 -1 -34M3 -3C3 -14 6 -22 9 -28M-15 -29l-1.6 -2.4M14 -31l2 -3M-7 -41l-1 -3M5 -43l1 -3M10 -40l1.6 -2.6")
    .put("paper", "M-9 1C-8 -4 -4 -3 -3 -2C-1 -5 3 -5 4 -2C6 -4 9 -3 10 1z").line("M-9 1C-8 -4 -4 -3 -3 -2C-1 -5 3 -5 4 -2C6 -4 9 -3 10 1");
}

function gun(steep: number, long: number, thick: number): Plate {
  const at = { x: 2, y: -24, turn: -steep };
  const tube = place(barrel(long, thick), at);
  return plate()
    .ink(ground(-54, 50, 0))
    .body("M-2 -20L-46 -4L-52 -4L-53 0L-44 0L4 -13z", { turn: 160, gap: 1.1, across: [0.5, 1], along: [0, 0.9] })
    .body("M-49 -4L-54 -9L-55 -7L-52 -2z")
    .body(place("M-16 2H26V6H-16z", at), { turn: -steep, gap: 1, across: [0.4, 1] })
    .body(tube, { ...ROUND, turn: -steep })
    .line(place(`M${long * 0.2} ${-thick * 0.45}V${thick * 0.45}M${-long * 0.2} ${-thick * 0.5}V${thick * 0.5}`, at))
    .body("M6 -42L10.4 -43L13 -12L8 -10z", { turn: 90, gap: 1.2, across: [0.4, 1] })
    .add(wheel(0, -14.5, 14.5));
}

export const GREAT_WAR = {
  "arms-DE": () => arms("DE"),
  "arms-AH": () => arms("AH"),
  "arms-TU": () => arms("TU"),
  "arms-RU": () => arms("RU"),
  "arms-FR": () => arms("FR"),
  "arms-IT": () => arms("IT"),
  "arms-UK": () => arms("UK"),
  "arms-US": () => arms("US"),
  battleship,

  "sea-battle": () => plate()
    .add(battleship(), { x: -12, y: -5, scale: 0.74 })
    .add(burst(28, -21, 7, 9))
    .add(splash(), { x: 43, y: 1, scale: 0.9 })
    .add(splash(), { x: -47, y: 2, scale: 0.62 })
    .ink(waves(-54, 54, 1, 4)),

  gun: () => gun(9, 62, 8),

  howitzer: () => gun(48, 40, 15),

  gas: () => {
    const face = "M0 -50C13 -50 20 -41 20 -30C20 -20 16 -13 10 -9C6 -6 -6 -6 -10 -9C-16 -13 -20 -20 -20 -30C-20 -41 -13 -50 0 -50z";
    const mask = plate();
    cloud(mask, [[-40, -8, 9], [-30, -14, 9], [-46, -16, 6], [-24, -6, 8], [40, -8, 9], [30, -14, 9], [46, -18, 6], [24, -6, 8], [-36, -24, 5], [37, -26, 6]]);
    return mask
      .ink(ground(-54, 54, 1))
      .line("M-19 -36C-27 -38 -27 -30 -20 -28M19 -36C27 -38 27 -30 20 -28M-6 -50C-5 -57 5 -57 6 -50")
      .body(face, { turn: 78, gap: [2.6, 1], across: [0.55, 1], along: [0.06, 1] }, { turn: 20, gap: 1.9, across: [0.6, 1], along: [0.5, 1], width: 0.5 })
      .line("M0 -50V-37M-16 -41C-8 -45 8 -45 16 -41M-6 -27C-4 -24 -4 -20 -5 -16M6 -27C4 -24 4 -20 5 -16")
      .body(ellipse(-9.4, -33, 7.4)).tinted(ellipse(-9.4, -33, 5.4), { turn: 45, gap: 1.2, across: [0.45, 1], along: [0.2, 1] })
      .body(ellipse(9.4, -33, 7.4)).tinted(ellipse(9.4, -33, 5.4), { turn: 45, gap: 1.2, across: [0.45, 1], along: [0.2, 1] })
      .body(box(-6.4, -18, 12.8, 4)).body("M-8.6 -14H8.6V2H-8.6z", { turn: 90, gap: [2.2, 0.9], across: [0.4, 1] })
      .line("M-8.6 -10.6H8.6M-8.6 -1.4H8.6").ink([-5, -2.5, 0, 2.5, 5].map((x) => ellipse(x, -6, 0.7)).join(""));
  },

  trench: () => {
    const picture = plate();
    for (const [x, turn] of [[-46, -6], [-22, 4], [0, -3], [23, 5], [46, 2]] as const) picture.add(post(x, -17, 22, turn));
    return picture
      .add(wire(-46, -22, -17)).add(wire(-22, 0, -17)).add(wire(0, 23, -17)).add(wire(23, 46, -17))
      .add(bags(-42, -13, 7)).add(bags(-49, -7, 8)).add(bags(-54, -0.8, 9))
      .ink(ground(-56, 56, 1.4, 4));
  },

  biplane: () => {
    const craft = plate();
    const wing = (half: number, y: number): string => `M${-half} ${y}C${-half * 0.5} ${y - 2.6} ${half * 0.5} ${y - 2.6} ${half} ${y}C${half + 2} ${y + 1.4} ${half} ${y + 2.8} ${half - 3} ${y + 2.8}H${-half + 3}C${-half} ${y + 2.8} ${-half - 2} ${y + 1.4} ${-half} ${y}z`;
    craft
      .fine(both("M16 -15L34 4M34 -15L16 4M36 -15L48 4M5 -15L16 4"))
      .body(both("M15.2 -15H16.8V4H15.2zM33.2 -15H34.8V4H33.2z"))
      .line(both("M5 -15L6 -7"))
      .body("M-4 -18C-4 -25 4 -25 4 -18z", { turn: 90, gap: 1 })
      .body(wing(50, -18), { turn: 0, gap: 1, across: [0.45, 1] })
      .line(both("M6 8L10 18M6 8L3 18M10 18H-10"))
      .body(both("M8.6 12H11.6V22H8.6z"), { turn: 90, gap: 0.9 })
      .body(wing(44, 4), { turn: 0, gap: 1, across: [0.45, 1] })
      .body(ellipse(0, 0, 9.6), { turn: 40, gap: 1.4, across: [0.5, 1], along: [0.2, 1] })
      .tinted(around(9, "M-1.4 -3.4L-1.8 -8.6H1.8L1.4 -3.4z"))
      .fine(around(9, "M-1.7 -5H1.7M-1.8 -6.6H1.8"))
      .body(place("M-1.4 0C-3.6 -7 -2.6 -17 0 -22C2 -17 2 -7 1.4 0C3.6 7 2.6 17 0 22C-2 17 -2 7 -1.4 0z", { turn: 34 }), { turn: 124, gap: 1.1, across: [0.5, 1] })
      .body(ellipse(0, 0, 2.8));
    const sky = cloud(plate(), [[-34, -6, 6], [-43, -3, 5], [-26, -2.6, 5], [34, -1, 5], [42, 1, 4]]);
    return plate().add(sky).fine("M-54 2H-14M16 4H54M-40 5H-20").add(craft, { x: 0, y: -33, turn: -13, scale: 1.02 });
  },

  zeppelin: () => {
    const hull = "M52 -38C48 -46 30 -51 6 -51C-20 -51 -42 -46 -52 -39C-42 -31 -20 -26 6 -26C30 -26 48 -30 52 -38z";
    const ribs = [-36, -22, -8, 6, 20, 34].map((x) => {
      const half = 12.6 * Math.sqrt(Math.max(0, 1 - ((x - 4) / 56) ** 2));
      return `M${x} ${-38.5 - half}C${x + 3} ${-38.5 - half * 0.5} ${x + 3} ${-38.5 + half * 0.5} ${x} ${-38.5 + half}`;
    }).join("");
    const picture = plate().fine("M-8 0L-24 -26M-4 0L28 -26").shade("M-8 0L-24 -26L28 -26L-4 0z", { turn: 90, gap: 2.4, along: [0.35, 1], width: 0.35 });
    return cloud(picture, [[34, -7, 7], [44, -4, 6], [25, -4, 6], [-36, -10, 6], [-45, -7, 5], [-28, -7, 5]])
      .body("M-56 -50L-42 -46L-40 -40L-52 -39zM-56 -27L-42 -32L-40 -37L-52 -38z", { turn: 0, gap: 1.2, across: [0.3, 1] })
      .line("M-12 -26L-12 -22M0 -26V-22M26 -27V-24M34 -27V-24")
      .body("M-16 -22.6H4L2 -18.6H-13z", { turn: 0, gap: 1 }).body("M23 -24.6H37L35 -21.2H25z", { turn: 0, gap: 1 })
      .body(hull, { turn: 0, gap: [3.4, 1.05], across: [0.12, 1], along: [0.02, 1] })
      .line(ribs)
      .put("tint", ellipse(12, -38.6, 6.6)).line(ellipse(12, -38.6, 6.6))
      .ink("M10 -44.4C11.4 -41.6 11.6 -40.4 11.4 -39.2C10 -39 8.6 -39.4 6.2 -40.6V-36.6C8.6 -37.8 10 -38.2 11.4 -38C11.6 -36.8 11.4 -35.6 10 -32.8H14C12.6 -35.6 12.4 -36.8 12.6 -38C14 -38.2 15.4 -37.8 17.8 -36.6V-40.6C15.4 -39.4 14 -39 12.6 -39.2C12.4 -40.4 12.6 -41.6 14 -44.4z")
      .ink(ground(-50, 50, 1, 3));
  },

  submarine: () => plate()
    .add(smoke(16), { x: 37, y: -25, scale: 0.7 })
    .body("M26 -16L28 -20H44L48 -16z", { turn: 0, gap: 1 }).body("M33 -20V-24H40V-20zM36 -24V-29H38.4V-24z").line("M30 -20V-28M45 -20V-27")
    .fine("M20 -15.6H54")
    .fine("M-8 -36L-46 -10M-8 -36L40 -9")
    .line("M-13 -24V-43M-13 -43H-10M-6 -24V-40")
    .body("M-19 -10L-17 -25C-12 -27 -3 -27 1 -25L4 -10z", { turn: 90, gap: [2, 0.9], across: [0.42, 1], along: [0.05, 1] })
    .body("M-19 -25.4C-12 -28.4 -4 -28.4 3 -25.4L2.4 -23.4C-4 -26 -12 -26 -18.4 -23.4z")
    .ink(ellipse(-11, -18, 1) + ellipse(-5, -18, 1))
    .body("M14 -10V-14H20V-10zM13 -15L16 -18.4L30 -19.4V-17.6L19 -15z")
    .body("M-53 -5C-46 -8 -38 -9.6 -28 -10H32C42 -10 49 -8 54 -3L50 2H-48z", { turn: 0, gap: [1.9, 0.9], across: [0.2, 1], along: [0.02, 1] })
    .fine("M-40 -6.6H44").ink([-30, -24, -18, -12, -6, 0, 6, 12, 18, 24, 30].map((x) => box(x, -5, 3, 0.9)).join(""))
    .put("paper", "M-58 0C-46 -4 -34 2 -22 0C-8 -3 6 2 18 0C30 -3 42 1 57 -1V6H-58z")
    .ink(waves(-56, 56, 1, 4)),

  tank: () => {
    const outer = "M-47 -12C-49 -7 -45 -2 -40 -1.4L22 -1.4C32 -1.6 40 -6 46 -14L53 -27C55 -32 51 -37 45 -37L20 -35L-20 -29C-30 -27 -41 -21 -47 -12z";
    const inner = "M-42 -12C-43 -9 -42 -6.4 -39 -6L21 -6C29 -6.4 36 -10 41 -17L47.6 -28C48.6 -31 47 -32.4 44 -32.4L21 -30.6L-18 -24.6C-27 -22.6 -37 -18 -42 -12z";
    return plate()
      .ink(ground(-56, 54, 0.6))
      .body("M-4 -31L0 -40H20L26 -35L26 -30z", { turn: 90, gap: 1.3, across: [0.6, 1] }).line("M4 -36.6H18")
      .body(outer)
      .line(studs(outer, 3.3, 0, 4))
      .body(inner, { turn: 6, gap: [3.4, 1.6], across: [0.36, 1], along: [0.03, 0.97], width: 0.6 })
      .body("M-22 -22L10 -26V-8H-22z", { turn: 90, gap: [2, 1], across: [0.62, 1] })
      .ink([-19, -14, -9, -4, 1, 6].map((x) => ellipse(x, -10, 0.6) + ellipse(x, -22.4 - (x + 19) * 0.12, 0.6)).join(""))
      .body("M2 -22C8 -22 12 -19 12 -16C12 -13 8 -10 2 -10z", { turn: 90, gap: 1.1, across: [0.4, 1] })
      .body("M11 -18L34 -19V-14.6L11 -14z", { turn: 0, gap: 0.9, across: [0.4, 1] })
      .ink([[-36, -13], [-30, -16], [22, -10], [28, -12], [34, -16], [39, -22], [-36, -9], [16, -9]].map(([x, y]) => ellipse(x as number, y as number, 0.7)).join(""))
      .fine("M-54 -3L-48 -2M50 -2L56 -3");
  },

  "machine-gun": () => plate()
    .ink(ground(-52, 52, 0))
    .add(bags(-20, 0, 5)).add(bags(-14, -6, 4))
    .body("M-20 -24L-34 -1H-30.6L-15 -22zM-12 -24L4 -12L8 -13L-8 -26z", { turn: 60, gap: 1, across: [0.4, 1] })
    .body("M-16 -25L-24 -1H-20.6L-12 -24z", { turn: 110, gap: 1 })
    .body("M-30 -40H-4V-28H-26C-28 -28 -30 -29 -30 -31z", { turn: 90, gap: [2.4, 1.1], across: [0.3, 1] })
    .line("M-26 -37H-8M-20 -28V-24M-30 -36L-36 -38M-30 -32L-36 -30M-36 -40V-28")
    .body("M-4 -40H38C40 -40 41 -39 41 -37V-31C41 -29 40 -28 38 -28H-4z", { ...ROUND, gap: [2.6, 0.8], across: [0.2, 1] })
    .line("M-4 -40V-28M34 -40V-28M0 -40V-28").body("M41 -36H52V-32H41z", { turn: 0, gap: 0.9 })
    .line("M36 -40V-44M-14 -40V-44H-12")
    .fine(studs("M-14 -28C-14 -18 -24 -16 -34 -8", 2.4, -2.6, 2.6)).line("M-14 -28C-14 -18 -24 -16 -34 -8")
    .body("M-46 -12H-32V0H-46z", { turn: 90, gap: 1.3, across: [0.5, 1] }).line("M-46 -9H-32M-42 -12C-42 -15 -36 -15 -36 -12"),

  flame: () => {
    const fire = "M-14 -22C-4 -26 4 -34 12 -34C10 -30 14 -28 20 -36C24 -44 32 -46 38 -52C37 -45 40 -42 46 -46C44 -40 48 -36 54 -36C50 -32 50 -27 55 -24C49 -23 46 -19 49 -14C43 -16 38 -14 36 -9C32 -14 26 -14 21 -12C22 -16 16 -18 10 -16C4 -14 -4 -16 -14 -19z";
    const core = "M-12 -21C0 -22 10 -28 18 -27C16 -24 22 -24 30 -32C30 -27 34 -25 40 -26C36 -22 34 -20 36 -16C30 -19 26 -19 20 -18C12 -18 0 -19 -12 -20z";
    return plate()
      .ink(ground(-54, 54, 0))
      .tinted(fire, { turn: -28, gap: 2, across: [0.5, 1], along: [0.4, 1], width: 0.6 })
      .put("paper", core).shade(core, { turn: -12, gap: 1.7, along: [0.3, 1], width: 0.5 }).line(core)
      .body("M-16 -24L-44 -21V-18L-16 -18z", { ...ROUND }).body("M-18 -25.6H-11V-16.6H-18z", { turn: 90, gap: 1 })
      .line("M-32 -19L-34 -12L-30 -12L-28 -19M-44 -20C-54 -20 -54 -4 -46 -3")
      .body("M-48 -18H-36V0H-48zM-35 -18H-23V0H-35z".replace("M-35 -18H-23V0H-35z", ""), { turn: 90, gap: [2, 0.8], across: [0.3, 1] })
      .body("M-48 -18C-48 -22 -36 -22 -36 -18z", { turn: 90, gap: 1, across: [0.4, 1] }).line("M-48 -13H-36M-48 -4H-36");
  },

  fort: () => {
    const stone = (x: number, y: number, wide: number, rows: number): string => Array.from({ length: rows }, (_, r) => {
      const level = y + r * 4.6;
      let d = `M${x} ${level}H${x + wide}`;
      for (let i = r % 2 ? 3 : 6.4; i < wide; i += 6.8) d += `M${x + i} ${level}v4.6`;
      return d;
    }).join("");
    return plate()
      .ink(ground(-56, 56, 1))
      .line("M-2 -50V-60").tinted("M-2 -60C4 -62 8 -57 14 -59V-52C8 -50 4 -55 -2 -53z", { turn: 90, gap: 1.3, across: [0.4, 1] })
      .body("M-22 -38C-20 -47 -10 -51 0 -51C10 -51 20 -47 22 -38z", { turn: 80, gap: [2.8, 1.1], across: [0.45, 1], along: [0.12, 1] }, { turn: 10, gap: 1.8, across: [0.4, 1], along: [0.6, 1], width: 0.5 })
      .body("M8 -45.6L26 -49V-46L10 -41.6zM-8 -45.6L-26 -49V-46L-10 -41.6z", { turn: 0, gap: 0.9 })
      .body("M-40 -38H40L44 -20H-44z", { turn: 90, gap: 1.8, across: [0.68, 1], along: [0.1, 1] }).fine(stone(-40, -33.6, 80, 3))
      .body("M-54 -22H54L56 0H-56z", { turn: 88, gap: 1.8, across: [0.66, 1], along: [0, 1] }).fine(stone(-55, -17.4, 110, 4))
      .line("M-54 -22H54M-54 -20.2H54")
      .ink(box(-34, -32, 7, 2.4) + box(27, -32, 7, 2.4) + box(-16, -32, 7, 2.4) + box(9, -32, 7, 2.4))
      .body("M-9 0V-10C-9 -17 9 -17 9 -10V0z").shade("M-7 0V-10C-7 -15 7 -15 7 -10V0z", { turn: 90, gap: 1 }, { turn: 0, gap: 1.4, width: 0.5 })
      .ink(box(-44, -12, 6, 2.2) + box(-28, -12, 6, 2.2) + box(22, -12, 6, 2.2) + box(38, -12, 6, 2.2));
  },

  weather: () => {
    const fir = plate().body("M-1 0V-4H1V0z").body("M0 -26L-5 -17H-2.6L-8 -9H-4L-10 -3H10L4 -9H8L2.6 -17H5z", { turn: 100, gap: 1.3, across: [0.4, 1], along: [0.1, 1] });
    const flake = around(6, "M0 0V-3.6M-1.1 -3.2L0 -2.2L1.1 -3.2");
    const picture = plate().ink(ground(-54, 54, 0)).add(fir, { x: -38, y: 0 }).add(fir, { x: -26, y: 2, scale: 0.74 }).add(fir, { x: 38, y: 1, scale: 0.9 }).add(fir, { x: 48, y: 2.4, scale: 0.6 });
    const slant = Array.from({ length: 34 }, (_, i) => `M${-40 + ((i * 29) % 84)} ${-30 + ((i * 17) % 24)}l-3.4 7`).join("");
    picture.fine(slant);
    for (const [x, y] of [[-30, -26], [-12, -18], [4, -25], [20, -16], [34, -26], [-2, -9], [14, -6], [-22, -8]] as const) picture.line(place(flake, { x, y, scale: 0.8 }));
    cloud(picture, [[-28, -40, 9], [-14, -46, 11], [4, -48, 12], [20, -44, 10], [32, -39, 8], [-4, -40, 10], [14, -38, 9], [-18, -38, 8]]);
    return picture.line("M-54 -40C-46 -44 -42 -40 -44 -37M-54 -34H-40M54 -52C48 -56 42 -52 45 -49M54 -46H42");
  },

  telegram: () => {
    const pole = plate().body(box(-1.3, -56, 2.6, 56), { turn: 90, gap: 0.9, across: [0.5, 1] }).body(box(-11, -52, 22, 2.2)).body(box(-8.6, -45, 17.2, 2.2));
    for (const x of [-9.6, -4.6, 4.6, 9.6]) pole.body(`M${x - 1.4} -52V-55.6H${x + 1.4}V-52z`);
    return plate()
      .ink(ground(-54, 50, 0))
      .fine("M-54 -46C-48 -50 -42 -54 -38 -55M-54 -42C-46 -46 -40 -49 -31 -54M-38 -55C-10 -46 20 -48 54 -56M-31 -54C-4 -44 24 -46 54 -52M-40 -46C-10 -36 24 -40 54 -48M-32 -46C-6 -33 26 -36 54 -44")
      .add(pole, { x: -36 })
      .add(plate().body("M-27 -17H27V17H-27z").fine("M-23 -6H10M-23 -1H18M-23 4H14M-23 9H4").line("M-27 -10H27M-23 -13.4H-6M12 -13.4H23").shade("M-27 14H27V17H-27zM24 -10H27V17H24z", { turn: 0, gap: 0.9 }), { x: 10, y: -24, turn: -7 })
      .add(seal(28, -14, 5.4))
      .body("M-20 -1L-17 -5H4L7 -1z", { turn: 0, gap: 1 }).body("M-15 -5V-9H-11V-5zM-16 -10.6L6 -9.4V-7.6L-16 -8.6zM3 -9.6C1 -12.6 10 -12.6 8 -9.6z");
  },

  wireless: () => {
    let lattice = "";
    const half = (y: number): number => 1.2 + ((y + 58) / 58) * 7.6;
    for (let i = 0, y = -54; y < -1; i++, y += 7.4) lattice += `M${-half(y)} ${y}H${half(y)}M${-half(y)} ${y}L${half(y + 7.4)} ${y + 7.4}M${half(y)} ${y}L${-half(y + 7.4)} ${y + 7.4}`;
    const hut = plate().body("M-12 0V-12H12V0z", { turn: 90, gap: 1.4, across: [0.56, 1] }).tinted("M-14 -12L-9 -19H9L14 -12z", { turn: 100, gap: 1.4, along: [0.2, 1] }).body("M-8 0V-8H-3V0z").body(box(2, -9, 5, 4));
    return plate()
      .ink(ground(-54, 54, 0))
      .fine("M0 -57L-52 -2M0 -57L52 -2M0 -38L-30 0M0 -38L30 0")
      .put("paper", "M-1.2 -58L-9 0H9L1.2 -58z").fine(lattice).line("M-1.2 -58L-9 0M1.2 -58L9 0").bold("M0 -58V-61")
      .line([10, 17, 24].map((r) => arc(0, -54, r, r, -20, 34) + arc(0, -54, r, r, 146, 200)).join(""))
      .add(hut, { x: 31 }).add(hut, { x: -34, scale: 0.72 });
  },

  baton: () => {
    const stick = plate().tinted("M-3 -30H3V26H-3z", { turn: 90, gap: [1.6, 0.8], across: [0.5, 1] })
      .ink([-24, -16, -8, 0, 8, 16].map((y, i) => place("M0 -1.7L.5 -.5L1.7 -.4L.8 .4L1.1 1.6L0 1L-1.1 1.6L-.8 .4L-1.7 -.4L-.5 -.5z", { x: i % 2 ? 0.9 : -0.9, y })).join(""))
      .body("M-4 -36H4V-29H-4z", { turn: 90, gap: 1, across: [0.4, 1] }).body("M-4 25H4V32H-4z", { turn: 90, gap: 1, across: [0.4, 1] });
    return plate()
      .ink(ground(-44, 44, 0))
      .add(laurel(), { x: 3, y: -3, scale: 1.3, turn: 12 }).add(laurel(), { x: -3, y: -3, scale: 1.3, turn: -12, flip: true })
      .add(sabre(), { x: -22, y: -8, turn: 40, scale: 1.1 })
      .add(stick, { x: 3, y: -28, turn: -46, scale: 0.94 });
  },

  liner: () => {
    const picture = plate();
    [-26, -10, 6, 22].forEach((x) => picture.add(smoke(20), { x: x + 1, y: -38, scale: 0.7 }));
    [-26, -10, 6, 22].forEach((x) => picture.body(`M${x - 4} -20L${x - 5} -38H${x + 2.6}L${x + 3.6} -20z`, { turn: 90, gap: [1.6, 0.8], across: [0.42, 1] }).tinted(`M${x - 5} -38H${x + 2.6}L${x + 2.9} -33.6H${x - 4.8}z`));
    return picture
      .fine("M-40 -44L-54 -14M-40 -44L-26 -38M36 -44L54 -16M36 -44L22 -38M-40 -44C-10 -46 6 -46 36 -44").line("M-40 -14V-46M36 -14V-46")
      .body("M-36 -12V-21H32L36 -12z", { turn: 90, gap: 1.8, across: [0.7, 1] }).line("M-38 -21H34M-37 -17H34")
      .ink(Array.from({ length: 15 }, (_, i) => box(-33 + i * 4.4, -19.8, 1.8, 1.8) + box(-33 + i * 4.4, -15.6, 1.8, 1.8)).join(""))
      .body("M-53 -12C-48 -13 40 -12.6 55 -15.6L50 0H-46C-50 -3 -52 -8 -53 -12z", { turn: 0, gap: [2.2, 0.95], across: [0.3, 1], along: [0.02, 1] })
      .ink(Array.from({ length: 20 }, (_, i) => ellipse(-46 + i * 4.8, -8.8, 0.6)).join(""))
      .put("paper", "M-56 0C-46 -3 -34 2 -22 0C-8 -3 6 2 18 0C30 -3 42 2 56 -1V6H-56z").ink(waves(-56, 56, 0.6, 4));
  },

  motorcar: () => plate()
    .ink(ground(-54, 54, 0))
    .fine("M-54 -6H-46M-56 -12H-47M-54 -18H-46")
    .body("M-30 -40C-20 -43 0 -43 6 -40L8 -24H-32z", { turn: 90, gap: 1.6, across: [0.64, 1] }).line("M-33 -40H9M-10 -41V-24")
    .tinted("M-27 -37H-13V-25H-28zM-7 -37H3L5 -25H-7z", { turn: 60, gap: 1.8, across: [0.5, 1], along: [0.2, 1], width: 0.5 })
    .line("M8 -24L13 -36M13 -30L18 -24").body(box(11.6, -37, 3, 1.6))
    .body("M-42 -24H8L10 -23L36 -21C38 -21 38 -19 38 -17V-10H-42C-44 -14 -44 -20 -42 -24z", { turn: 0, gap: [2.2, 1], across: [0.4, 1], along: [0.01, 1] })
    .line("M8 -24V-10M-10 -24V-10M-30 -24V-10M-22 -18H-17M-2 -18H2").fine("M14 -20V-13M18 -20V-13M22 -20V-13M26 -19V-13")
    .body(ellipse(41, -18, 3.4, 4)).line("M38 -22L36 -26")
    .body("M-46 -8C-46 -16 -40 -18 -34 -18C-27 -18 -22 -14 -20 -8H12C14 -15 20 -18 26 -18C33 -18 38 -14 40 -9L37 -8C35 -13 31 -15 26 -15C20 -15 16 -11 14 -6H-22C-24 -12 -28 -15 -34 -15C-39 -15 -43 -12 -43 -8z", { turn: 0, gap: 1 })
    .add(wheel(-33, -9, 9, 12)).add(wheel(27, -9, 9, 12)),

  cavalry: () => {
    const lance = plate().body("M-.9 -50H.9L1.2 22H-1.2z", { turn: 90, gap: 0.8, across: [0.5, 1] }).body("M0 -62C2.6 -56 2.4 -53 .9 -50H-.9C-2.4 -53 -2.6 -56 0 -62z").line("M0 -60V-51")
      .tinted("M1 -48C8 -51 12 -45 24 -48L18 -42L24 -36C14 -38 8 -33 1 -37z", { turn: 80, gap: 1.4, across: [0.3, 0.7], along: [0.1, 1], width: 0.55 }).line("M1 -42.4C8 -44 12 -39 18 -42");
    return plate()
      .ink(ground(-46, 46, 0))
      .add(lance, { x: -16, y: -16, turn: 40, scale: 0.86 }).add(lance, { x: 16, y: -16, turn: -40, scale: 0.86, flip: true })
      .add(sabre(), { x: -24, y: -6, turn: 68, scale: 0.98 })
      .body("M-13 -3C-22 -16 -18 -42 0 -42C18 -42 22 -16 13 -3L6.4 -3C12 -16 12 -33 0 -33C-12 -33 -12 -16 -6.4 -3z", { turn: 90, gap: 1.2, across: [0.55, 1], along: [0.05, 1] })
      .ink([[-12.4, -12], [-12.8, -20], [-10.6, -28], [12.4, -12], [12.8, -20], [10.6, -28]].map(([x, y]) => ellipse(x as number, y as number, 1.1, 1.3)).join(""));
  },

  palms: () => {
    const palm = plate().body("M-1.8 0C-3 -14 -1 -26 3 -36L5.4 -35C2 -26 1 -14 2 0z", { turn: 90, gap: 1, across: [0.4, 1] }).fine("M-2 -6L1.6 -7M-2 -12L1.4 -13M-1.4 -18L2 -19M0 -24L3 -25M1.6 -30L4.4 -31");
    for (const [turn, flip] of [[0, false], [-34, false], [30, false], [0, true], [-34, true], [30, true]] as const) palm.body(place("M0 0C6 -7 14 -8 21 -1C15 -3.6 13 -3 11.6 -1.6C10 -3 7.6 -3 6 -1C4.6 -2.4 2.4 -1.4 0 0z", { x: 4, y: -36, turn: flip ? -turn : turn, flip }), { turn: 84, gap: 1.2, across: [0.2, 1], along: [0.3, 1], width: 0.5 });
    return plate()
      .body(ellipse(24, -38, 8)).shade(ellipse(24, -38, 8), { turn: 0, gap: 1.5, along: [0, 1], width: 0.5 })
      .fine("M38 -40H54M34 -35H46M4 -40H12")
      .body("M0 -6V-16H6V-20C6 -26 18 -26 18 -20V-16H22V-36C22 -39 26 -39 26 -36V-16H34V-6z", { turn: 90, gap: 1.4, across: [0.6, 1] }).line("M20.6 -30H27.4M24 -38V-42").ink("M9 -6V-10C9 -13 14 -13 14 -10V-6z")
      .body("M-10 0C6 -10 24 -10 36 -6C44 -8 50 -7 56 -4V2H-10z", { turn: 8, gap: 1.8, across: [0.4, 1], along: [0.4, 1], width: 0.6 })
      .body("M-56 2C-48 -8 -30 -9 -16 -4C-4 -1 6 0 14 2z", { turn: 10, gap: 1.8, across: [0.4, 1], along: [0.4, 1], width: 0.6 })
      .add(palm, { x: -30, y: -6, scale: 1.12 }).add(palm, { x: -13, y: -2, scale: 0.86, turn: 6 })
      .ink(ground(-56, 56, 2, 3));
  },

  sheaf: () => {
    const ear = plate().line("M0 0C1 -16 1 -30 0 -40");
    for (let i = 0; i < 6; i++) ear.tinted(place("M0 0C-3 -1.6 -3.4 -4.4 -2 -6.6C0 -5 .6 -2.4 0 0z", { y: -36 - i * 2.9, turn: -14 })).tinted(place("M0 0C3 -1.6 3.4 -4.4 2 -6.6C0 -5 -.6 -2.4 0 0z", { y: -36 - i * 2.9, turn: 14 }));
    ear.fine("M0 -52L-3 -59M0 -52V-60M0 -52L3 -59");
    const picture = plate().ink(ground(-44, 44, 0));
    for (const turn of [-52, 52, -38, 38, -25, 25, -12, 12, 0]) picture.add(ear, { x: turn * 0.06, y: -14, turn, scale: 0.84 });
    return picture
      .body("M-9 -14C-6 -8 -14 -2 -18 0H18C14 -2 6 -8 9 -14z", { turn: 90, gap: 1.5, along: [0, 1] })
      .body("M-10 -18C-4 -15 4 -15 10 -18V-12C4 -9 -4 -9 -10 -12z", { turn: 20, gap: 1.4, width: 0.6 });
  },

  shells: () => plate()
    .ink(ground(-46, 46, 1))
    .add(shell(36, 5), { x: -30, y: -1 }).add(shell(52, 6.4), { x: -13, y: 0 }).add(shell(60, 7.4), { x: 7, y: 1 }).add(shell(44, 5.8), { x: 26, y: 0 }).add(shell(24, 4.2), { x: 41, y: 1 }),
} satisfies Record<string, () => Plate>;
