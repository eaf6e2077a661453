/** Emblems of the Second World War. */
import { around, both, box, ellipse, ground, place, Plate, studs, waves } from "./engraver";
import { COMMON } from "./common";
import { barrel, burst, laurel, plate, rays, rifle, ROUND, sheet, wheel, wheels, wire } from "./parts";

/** A medium tank to the right. */
function tank(): Plate {
  const track = "M-48 -11C-50 -15 -47 -18 -42 -18H42C48 -18 51 -14 48 -10L40 -2C39 -1 37 -.6 36 -.6H-35C-38 -.6 -40 -1.4 -42 -3.4z";
  return plate()
    .ink(ground(-56, 56, 0.4))
    .body("M10 -34L52 -37V-34.4L10 -30.6z", { turn: -4, gap: 0.9, across: [0.4, 1] }).body("M50 -38H55V-33.4H50z", { turn: 0, gap: 0.9 })
    .body("M-22 -25L-19 -38C-15 -41 6 -41 11 -38L17 -25z", { turn: 84, gap: [2.4, 1], across: [0.55, 1], along: [0.08, 1] }, { turn: 0, gap: 1.5, across: [0.6, 1], along: [0.4, 1], width: 0.5 })
    .body("M-12 -40.4V-44H0V-40.6z", { turn: 90, gap: 1.1, across: [0.5, 1] }).line("M-10 -44L-13 -48M-16 -39V-56")
    .put("tint", "M-20.6 -31.6L-20 -34.6L14 -34.6L15 -31.6z").line("M-20.6 -31.6L-20 -34.6L14 -34.6L15 -31.6z")
    .body("M-46 -17L-40 -25H22L48 -17z", { turn: 0, gap: [2, 1], across: [0.2, 1], along: [0.02, 1] }).line("M-22 -25L-26 -17M22 -25L26 -17").fine("M-36 -21H-28M30 -21H38")
    .body(track).line(studs(track, 3, 0, -2.6))
    .shade(track, { turn: 0, gap: 1.3, across: [0.18, 0.42], width: 0.55 })
    .add(wheels(-33, 30, 5, -8, 6.6)).body(ellipse(43, -13, 3.8)).body(ellipse(-44.6, -13, 3.4));
}

/** A fighter seen from behind and above, banking. */
function fighter(): Plate {
  const wing = "M4 -3C20 -8 40 -11 54 -10C57 -9 56 -6 52 -4C38 1 20 5 5 6z";
  const tail = "M2 22C9 20 15 19 19 20C21 22 18 24 14 25C9 26.6 5 27 2 27z";
  return plate()
    .body(both(wing), { turn: 82, gap: 1.7, across: [0.06, 0.44], along: [0.36, 1], width: 0.6 }, { turn: 98, gap: 1.7, across: [0.56, 0.94], along: [0.36, 1], width: 0.6 })
    .fine(both("M8 2.4C22 -1 38 -4 52 -6M22 -5.6L24 3M40 -9L42 -.6"))
    .tinted(both(ellipse(33, -4.4, 5, 3.8))).fine(both(ellipse(33, -4.4, 2.4, 1.8)))
    .body(both(tail), { turn: 90, gap: 1.4, along: [0.4, 1], width: 0.6 })
    .body("M0 -26C5 -25 6 -14 6 -4C6 8 3 20 1.6 30H-1.6C-3 20 -6 8 -6 -4C-6 -14 -5 -25 0 -26z", { turn: 90, gap: [2, 0.9], across: [0.5, 1], along: [0.03, 1] })
    .body("M-3.4 -6C-3.4 -11 3.4 -11 3.4 -6L3 4C2 7 -2 7 -3 4z", { turn: 60, gap: 1.3, along: [0.2, 1], width: 0.55 }).line("M-3.4 -4H3.4M-3.2 1H3.2")
    .body("M-1 16L0 32L1 16z").body("M-2.6 -26C-2 -30 2 -30 2.6 -26z").line("M-14 -28C-6 -30.4 6 -30.4 14 -28C6 -26.6 -6 -26.6 -14 -28z");
}

function ship(): Plate {
  return COMMON.freighter();
}

/** A wooden box with a stencilled sign. */
function crate(x: number, y: number, wide: number, high: number): Plate {
  return plate()
    .body(place(`M0 0V${-high}H${wide}V0z`, { x, y }), { turn: 0, gap: 2, along: [0.56, 1], width: 0.6 })
    .body(place(`M0 ${-high}L5 ${-high - 5}H${wide + 5}L${wide} ${-high}z`, { x, y }), { turn: 0, gap: 1.2, across: [0.3, 1], along: [0.3, 1] })
    .body(place(`M${wide} 0V${-high}L${wide + 5} ${-high - 5}V-5z`, { x, y }), { turn: 90, gap: 0.9 })
    .line(place(`M0 ${-high + 3.4}H${wide}M0 -3.4H${wide}M3.4 ${-high + 3.4}V-3.4M${wide - 3.4} ${-high + 3.4}V-3.4M3.4 -3.4L${wide - 3.4} ${-high + 3.4}`, { x, y }));
}

function gear(x: number, y: number, r: number): Plate {
  const teeth = around(12, `M${-r * 0.16} ${-r * 0.8}L${-r * 0.11} ${-r}H${r * 0.11}L${r * 0.16} ${-r * 0.8}z`, x, y);
  return plate().mass(teeth + ellipse(x, y, r * 0.84)).shade(ellipse(x, y, r * 0.84), { turn: 50, gap: [2.4, 1.1], across: [0.5, 1], along: [0.2, 1] })
    .body(ellipse(x, y, r * 0.5)).line(around(6, `M-1 ${-r * 0.2}V${-r * 0.5}M1 ${-r * 0.2}V${-r * 0.5}`, x, y)).body(ellipse(x, y, r * 0.22)).ink(ellipse(x, y, r * 0.09));
}

/** A target with two arrows in it. */
function butt(): Plate {
  return plate()
    .line("M-18 0L-6 -20M18 0L6 -20M0 0V-8")
    .body(ellipse(0, -33, 27), { turn: 40, gap: [2.4, 1.2], across: [0.6, 1], along: [0.4, 1], width: 0.6 })
    .tinted(ellipse(0, -33, 20.5), { turn: 40, gap: [2, 1.2], across: [0.6, 1], along: [0.5, 1], width: 0.5 }).body(ellipse(0, -33, 14)).tinted(ellipse(0, -33, 8)).ink(ellipse(0, -33, 2.4))
    .add(plate().body("M0 0L-1.4 -9H1.4z").line("M0 -8V-38").body("M-.4 -34L-5 -40V-46L0 -41L5 -46V-40L.4 -34z", { turn: 90, gap: 1 }), { x: 0.4, y: -33, turn: 42 })
    .add(plate().body("M0 0L-1.4 -9H1.4z").line("M0 -8V-30").body("M-.4 -26L-5 -32V-38L0 -33L5 -38V-32L.4 -26z", { turn: 90, gap: 1 }), { x: -8, y: -28, turn: -48 });
}

export const SECOND_WAR = {
  tank,

  fighter: () => plate()
    .fine("M-54 -8H-26M20 -4H54M-44 -4H-34M30 -10H44M-54 -54H-36M36 -58H54")
    .add(fighter(), { x: 2, y: -32, turn: 24, scale: 0.96 }),

  bomber: () => {
    const bomb = plate().body("M-2.4 -2C-2.4 -7 2.4 -7 2.4 -2V4C2.4 8 .8 10 0 11C-.8 10 -2.4 8 -2.4 4z", { turn: 90, gap: 0.8, across: [0.5, 1] }).line("M-2.6 -8L0 -5L2.6 -8M0 -8V-5");
    return plate()
      .ink(ground(-54, 54, 0)).add(burst(-30, -6, 8, 11)).add(burst(34, -5, 6, 9))
      .add(fighter(), { x: 0, y: -42, turn: 180, scale: 0.66 })
      .add(bomb, { x: -20, y: -22 }).add(bomb, { x: -6, y: -11 }).add(bomb, { x: 9, y: -17 }).add(bomb, { x: 24, y: -24, scale: 0.9 });
  },

  convoy: () => plate()
    .add(ship(), { x: 22, y: -16, scale: 0.46 })
    .add(ship(), { x: -34, y: -13, scale: 0.4 })
    .put("paper", box(-56, -14.4, 112, 15)).ink(waves(-54, 54, -13, 3))
    .add(ship(), { x: 2, y: -1, scale: 0.9 }),

  bond: () => plate()
    .ink(ground(-46, 46, 0))
    .add(sheet(62, 42, 1, -8), { x: -8, y: -30 })
    .add(plate().fine("M-27 -17H27V17H-27zM-25 -15H25V15H-25z").fine(studs("M-27 -17H27V17H-27z", 2, 0, -2))
      .line("M-16 -9H16").fine("M-18 -5H18M-18 -2H18M-18 8H-4M-18 11H-6").tinted(ellipse(11, 7, 5.6)).fine(around(12, "M0 -3V-5.4", 11, 7)), { x: -8, y: -30, turn: -8 })
    .add(COMMON.coins(), { x: 34, y: 0, scale: 0.5 }),

  arms: () => plate()
    .ink(ground(-46, 46, 0))
    .add(rifle(), { x: 4, y: -25, turn: 56, scale: 1.12 })
    .add(rifle(), { x: -4, y: -25, turn: -56, scale: 1.12, flip: true })
    .body("M-22 -12C-24 -32 -13 -43 0 -43C13 -43 24 -32 22 -12C8 -17 -8 -17 -22 -12z", { turn: 82, gap: [2.8, 1], across: [0.42, 1], along: [0.1, 1] }, { turn: 30, gap: 1.8, across: [0.5, 1], along: [0.55, 1], width: 0.5 })
    .body("M-22 -13C-25 -11 -27 -9 -28 -6C-10 -11 10 -11 28 -6C27 -9 25 -11 22 -13C8 -18 -8 -18 -22 -13z", { turn: 0, gap: 1, across: [0.4, 1] })
    .fine("M-19 -22C-8 -26 8 -26 19 -22M-14 -35C-6 -32 6 -32 14 -35M0 -43V-16")
    .line("M-16 -9C-12 3 12 3 16 -9M-14 -9C-10 .6 10 .6 14 -9").body("M-3 -1.6H3V1.8H-3z"),

  crates: () => plate()
    .ink(ground(-54, 54, 0.4))
    .add(crate(-6, -22, 26, 20)).add(crate(-44, 0, 34, 24)).add(crate(-2, 0, 38, 22))
    .body("M44 0V-12C44 -15 53 -15 53 -12V0C53 2 44 2 44 0z", { turn: 90, gap: [1.7, 0.8], across: [0.4, 1] }).line("M44 -8H53M44 -4H53")
    .tinted("M-32 -6V-12H-34.4L-30.8 -17L-27.2 -12H-29.6V-6zM-24 -6V-12H-26.4L-22.8 -17L-19.2 -12H-21.6V-6z").line("M2 -47C4 -56 12 -56 14 -47M8 -53V-62").put("paper", ""),

  boots: () => {
    const boot = plate()
      .body("M-8 -40C-3 -42 5 -42 9 -40C10 -28 8 -20 9 -14C13 -11 22 -9 25 -5C26 -3 26 -2 25 0H-8C-10 -10 -7 -26 -8 -40z", { turn: 82, gap: [2.6, 1.1], across: [0.06, 0.4], along: [0.06, 1] }, { turn: 20, gap: 1.7, across: [0.55, 1], along: [0.3, 1], width: 0.55 })
      .body("M-9 0H26V3H8V2H-1V4H-9z", { turn: 0, gap: 0.8 }).line("M-8 -36C-3 -38 5 -38 9 -36M9 -14C6 -11 2 -10 -2 -11M13 -11L10 -7M17 -9L14 -5").fine("M2 -34V-14M6 -33V-15");
    for (const y of [-33, -28, -23, -18]) boot.line(`M2 ${y}L7 ${y + 2.6}`);
    return plate().ink(ground(-54, 54, 3)).fine("M-56 -20C-40 -26 -26 -20 -14 -22M30 -22C40 -26 48 -22 56 -24").add(boot, { x: 14, y: -5, scale: 1.02 }).add(boot, { x: -20, y: 0, scale: 1.16 });
  },

  ballot: () => plate()
    .ink(ground(-48, 48, 0.6))
    .add(plate().body("M-13 -15H13V15H-13z").line("M-8 -8L-5 -4L0 -11").fine("M3 -7H9M3 3H9M-8 3H-1M-8 9H9").line(box(-9, -0.4, 6, 5.4)), { x: 0, y: -46, turn: 9 })
    .body("M-32 -30H32L38 -24H-38z", { turn: 0, gap: 1.3, across: [0, 1], along: [0, 0.4], width: 0.5 }).ink("M-16 -28.4H16L17 -26H-17z")
    .body("M-38 -24H38V-20H-38z", { turn: 0, gap: 1, across: [0.3, 1] })
    .body("M-35 -20H35V0H-35z", { turn: 90, gap: 1.8, across: [0.66, 1], along: [0.04, 1] }).fine("M-32 -17H32V-3H-32z")
    .bold("M-7 -11L-2 -5L8 -17").body(box(-4, -25, 8, 7)).ink(ellipse(0, -21.6, 1.2)),

  partisan: () => {
    const fir = plate().body("M-1.4 0V-6H1.4V0z", { turn: 90, gap: 0.8 }).body("M0 -50L-7 -36H-4L-11 -24H-6L-15 -10H-8L-18 -4H18L8 -10H15L6 -24H11L4 -36H7z", { turn: 104, gap: 1.6, across: [0.1, 1], along: [0.16, 1] });
    return plate()
      .ink(ground(-54, 54, 0.4)).add(fir, { x: -36, scale: 0.94 }).add(fir, { x: 39, scale: 0.8 }).add(fir, { x: -50, scale: 0.5, y: 1 })
      .add(rifle(), { x: 8, y: -22, turn: 42, scale: 0.94 })
      .body("M-15 -8C-17 -20 -10 -26 1 -26C12 -26 20 -21 19 -12L17 -8C8 -5 -6 -5 -15 -8z", { turn: 80, gap: [2.6, 1], across: [0.45, 1], along: [0.15, 1] }).fine("M0 -26C-6 -20 -8 -14 -8 -7M0 -26C6 -20 8 -14 8 -7").body(ellipse(0.6, -26, 1.4))
      .body("M-17 -9C-6 -5 8 -5 17 -9C20 -4 16 -1 8 -.6C-3 0 -16 -2 -22 -3C-22 -6 -20 -8 -17 -9z", { turn: 2, gap: 1, across: [0.4, 1] });
  },

  mines: () => {
    const mine = plate().body("M-17 0C-17 -6 -12 -8 0 -8C12 -8 17 -6 17 0C14 3 -14 3 -17 0z", { turn: 84, gap: [2, 0.9], across: [0.5, 1], along: [0, 1] })
      .tinted(ellipse(0, -8, 11, 3), { turn: 0, gap: 1, across: [0.5, 1] }).body("M-4 -8V-11.4C-4 -13 4 -13 4 -11.4V-8C2 -7 -2 -7 -4 -8z", { turn: 90, gap: 0.9, across: [0.4, 1] }).line("M-17 -1C-10 2.4 10 2.4 17 -1");
    return plate()
      .ink(ground(-56, 56, 1))
      .add(wire(-50, -6, -18)).add(wire(20, 52, -18))
      .body("M5 -6V-56H8.4V-6z", { turn: 90, gap: 0.8, across: [0.4, 1] }).body("M-14 -56L26 -53V-33L-14 -36z", { turn: 90, gap: 1.6, across: [0.86, 1] })
      .tinted(place("M0 -7C5 -7 7 -4 7 -1C7 1.4 6 2.6 4 3.4V6H-4V3.4C-6 2.6 -7 1.4 -7 -1C-7 -4 -5 -7 0 -7z", { x: 6, y: -44.6 })).ink(ellipse(3, -45.6, 1.7) + ellipse(9, -45.2, 1.7) + "M5 -41.6H7L6 -43.4z").line("M4 -40.6V-38.6M6 -40.6V-38.6M8 -40.6V-38.6")
      .add(plate().body("M-1.2 0V-22H1.2V0z", { turn: 90, gap: 0.8, across: [0.5, 1] }), { x: -50, y: -12 }).add(plate().body("M-1.2 0V-22H1.2V0z", { turn: 90, gap: 0.8, across: [0.5, 1] }), { x: 52, y: -12 })
      .add(mine, { x: -30, y: -4, scale: 0.92 }).add(mine, { x: 32, y: -2 }).add(mine, { x: 2, y: 3, scale: 0.72 });
  },

  dice: () => {
    const pip = (x: number, y: number): string => ellipse(x, y, 2.2);
    return plate()
      .ink(ground(-46, 46, 2))
      .body("M-9 -18C-24 -32 -20 -60 2 -60C24 -60 28 -32 13 -18L7 -20C18 -33 15 -50 2 -50C-11 -50 -14 -33 -3 -20z", { turn: 90, gap: 1.3, across: [0.5, 1], along: [0.04, 1] })
      .ink([[-12, -34], [-11, -43], [-5, -51], [16, -34], [15, -43], [9, -51]].map(([x, y]) => ellipse(x as number, y as number, 1.1)).join(""))
      .add(plate().body("M-14 -12L14 -12L14 14L-14 14z").body("M-14 -12L-7 -20L21 -20L14 -12z", { turn: 0, gap: 1.4, along: [0.3, 1], width: 0.55 }).body("M14 -12L21 -20L21 6L14 14z", { turn: 90, gap: 1 }).ink(pip(-7, -5) + pip(7, 7) + pip(0, 1) + pip(7, -5) + pip(-7, 7)).put("paper", ellipse(3.6, -16, 2.8, 1.3)).ink(ellipse(3.6, -16, 2.6, 1.1)), { x: -20, y: -11, turn: -9 })
      .add(plate().body("M-12 -10L12 -10L12 12L-12 12z").body("M-12 -10L-18 -17L6 -17L12 -10z", { turn: 0, gap: 1.4, along: [0.3, 1], width: 0.55 }).body("M-12 -10L-18 -17L-18 5L-12 12z", { turn: 90, gap: 1 }).ink(pip(-5.4, -4) + pip(5.4, 6)), { x: 24, y: -12, turn: 14 });
  },

  hospital: () => plate()
    .ink(ground(-56, 56, 0.6))
    .line("M-50 -24L-56 0M50 -24L56 0M30 -40V-58").tinted("M30 -58H46V-48H30z").ink("M36.6 -56.6H39.4V-54.4H41.6V-51.6H39.4V-49.4H36.6V-51.6H34.4V-54.4H36.6z")
    .body("M-44 0L-48 -22L-28 -42H34L50 -22L46 0z")
    .body("M-48 -22L-28 -42L-10 -22L-14 0H-44z", { turn: 94, gap: 1.6, across: [0, 1], along: [0.6, 1], width: 0.6 }).body("M-30 0L-28 -40L-22 0z").shade("M-30 0L-28 -38L-22 0z", { turn: 90, gap: 0.9 })
    .shade("M-10 -22L-28 -42H34L50 -22z", { turn: 96, gap: 2.2, along: [0.6, 1], width: 0.6 }).line("M-10 -22H50M-48 -22L-10 -22")
    .shade("M-10 -22H50L46 0H-14z", { turn: 90, gap: 1.8, across: [0.4, 1], along: [0, 0.5], width: 0.6 })
    .put("paper", ellipse(14, -31, 9, 7.6)).line(ellipse(14, -31, 9, 7.6)).tinted("M11.4 -36.6H16.6V-33.2H20.6V-28.8H16.6V-25.4H11.4V-28.8H7.4V-33.2H11.4z").body(box(6, -14, 8, 7), { turn: 60, gap: 1.2 }).body(box(28, -14, 8, 7), { turn: 60, gap: 1.2 }),

  bridge: () => {
    const picture = plate().ink(waves(-54, 54, 2, 3));
    let truss = "";
    for (let x = -44; x < 44; x += 11) truss += `M${x} -20L${x + 5.5} -38L${x + 11} -20M${x} -20V-38`;
    return picture
      .body("M-56 4L-52 -18H-40L-36 4zM56 4L52 -18H40L36 4z", { turn: 90, gap: 1.4, across: [0, 1], along: [0.3, 1], width: 0.6 })
      .body("M-8 4L-5 -18H5L8 4z", { turn: 90, gap: 1.4, across: [0.4, 1] }).fine("M-6.4 -12H6.4M-7 -6H7")
      .line(`${truss}M44 -20V-38`).body("M-46 -40H46V-37H-46z", { turn: 0, gap: 0.9, across: [0.4, 1] }).body("M-56 -21H56V-17H-56z", { turn: 0, gap: 1, across: [0.3, 1] })
      .add(wheel(-20, -23.6, 2.6, 6)).add(wheel(4, -23.6, 2.6, 6)).body("M-26 -24V-34H-6V-24zM-6 -24V-31H2L6 -27V-24z", { turn: 90, gap: 1.4, across: [0.5, 1] });
  },

  plunger: () => {
    const stick = (x: number): string => `M${x - 3} -34H${x + 3}V-2H${x - 3}z`;
    return plate()
      .ink(ground(-52, 52, 0.6))
      .body("M-40 0V-22H-12V0z", { turn: 90, gap: [2, 1], across: [0.5, 1] }).line("M-40 -18H-12M-40 -4H-12").body("M-27.6 -22V-44H-24.4V-22z", { turn: 90, gap: 0.8, across: [0.4, 1] }).body("M-38 -48H-14V-43.6H-38z", { turn: 0, gap: 1, across: [0.3, 1] })
      .line("M-12 -10C-4 -16 -4 4 6 -4C12 -10 12 -44 20 -42").body(ellipse(-33, -11, 2.4) + ellipse(-19, -11, 2.4))
      .tinted(stick(18) + stick(25) + stick(32) + stick(39), { turn: 90, gap: 1.6, across: [0.2, 1], along: [0.02, 1], width: 0.6 })
      .line(stick(18) + stick(25) + stick(32) + stick(39)).body("M14 -27H43V-23H14zM14 -12H43V-8H14z", { turn: 20, gap: 1 })
      .line("M18 -34V-40M25 -34C25 -40 22 -40 20 -42M32 -34C32 -42 24 -42 20 -42M39 -34C39 -46 28 -44 20 -42")
      .body(ellipse(28.6, -18, 6.4)).line("M28.6 -18V-22M28.6 -18L31.4 -16").fine(around(12, "M0 -5V-6.2", 28.6, -18));
  },

  flask: () => plate()
    .ink(ground(-52, 52, 0.6))
    .line(place(ellipse(0, 0, 25, 9), { x: 22, y: -36, turn: 30 }) + place(ellipse(0, 0, 25, 9), { x: 22, y: -36, turn: 90 }) + place(ellipse(0, 0, 25, 9), { x: 22, y: -36, turn: 150 }))
    .tinted(ellipse(22, -36, 4), { turn: 40, gap: 1, across: [0.5, 1] }).ink(ellipse(43.6, -23.6, 1.8) + ellipse(22, -61, 1.8) + ellipse(0.4, -23.6, 1.8))
    .body("M-30 -56H-16V-53H-18V-36L-4 -8C-2 -3 -4 0 -9 0H-37C-42 0 -44 -3 -42 -8L-28 -36V-53H-30z", { turn: 88, gap: [2.4, 1.1], across: [0.6, 1], along: [0.1, 1] })
    .tinted("M-35 -22C-30 -24 -26 -20 -22 -22C-18 -24 -14 -21 -11 -22L-4 -8C-2 -3 -4 0 -9 0H-37C-42 0 -44 -3 -42 -8z", { turn: 0, gap: 1.8, across: [0.4, 1], along: [0.4, 1], width: 0.6 })
    .put("paper", ellipse(-28, -10, 2) + ellipse(-20, -14, 1.4) + ellipse(-18, -6, 1.7)).fine(ellipse(-28, -10, 2) + ellipse(-20, -14, 1.4) + ellipse(-18, -6, 1.7))
    .body("M24 0V-12C24 -14 22 -14 22 -15.4H38C38 -14 36 -14 36 -12V0z", { turn: 90, gap: [1.6, 0.8], across: [0.4, 1] }).line("M24 -6H36"),

  temple: () => {
    const house = plate().ink(ground(-56, 56, 3)).body("M30 0L44 -22L58 0z", { turn: 60, gap: 1.4, across: [0.45, 1], along: [0, 1] }).body("M-58 0L-46 -18L-34 0z", { turn: 60, gap: 1.4, across: [0.45, 1], along: [0, 1] });
    house.body("M-36 -38L0 -56L36 -38z", { turn: 0, gap: 1.4, across: [0.4, 1], along: [0.56, 1], width: 0.6 }).line("M-24 -40.6L0 -52L24 -40.6z").body("M-38 -38H38V-33H-38z", { turn: 90, gap: 1.6, across: [0.7, 1] });
    house.shade(box(-32, -32, 64, 28), { turn: 90, gap: 1.4, width: 0.6 });
    for (const x of [-30, -18, -6, 6, 18, 30]) house.body(`M${x - 3.4} -5L${x - 2.7} -30H${x + 2.7}L${x + 3.4} -5z`, { turn: 90, gap: 1, across: [0.45, 1] }).body(box(x - 4, -33, 8, 3)).fine(`M${x - 1} -29V-6`);
    return house.body("M-37 -5H37V-2H-37z").body("M-41 -2H41V1H-41z").body("M-45 1H45V4H-45z");
  },

  gears: () => plate().ink(ground(-50, 50, 1)).add(gear(-17, -27, 26)).add(gear(25, -18, 18)).add(gear(20, -49, 12)),

  bunker: () => {
    const tooth = plate().body("M-6 0L-2 -13H2L6 0z", { turn: 90, gap: 1.2, across: [0.45, 1] });
    const picture = plate().ink(ground(-56, 56, 1))
      .body("M-34 0C-34 -18 -30 -32 -16 -35H16C30 -32 34 -18 34 0z", { turn: 84, gap: [2.6, 1.1], across: [0.55, 1], along: [0.1, 1] })
      .body("M-38 -32C-30 -42 30 -42 38 -32L36 -28C28 -36 -28 -36 -36 -28z", { turn: 0, gap: 1.1, across: [0.3, 1] })
      .body("M-22 -25H22L17 -15H-17z").shade("M-22 -25H22L17 -15H-17z", { turn: 0, gap: 1 }).body("M-2 -21.6L30 -24V-20.4L-2 -18z", { turn: 0, gap: 0.8, across: [0.3, 1] })
      .fine("M-33 -10C-20 -8 -8 -8 2 -10M10 -6C18 -5 26 -6 33 -8");
    for (const x of [-50, -38, -26, 28, 40, 52]) picture.add(tooth, { x, y: 2, scale: 1.04 });
    return picture;
  },

  map: () => plate()
    .ink(ground(-52, 52, 2))
    .body("M-50 -40L-26 -46L0 -40L26 -46L50 -40V-4L26 -10L0 -4L-26 -10L-50 -4z")
    .shade("M-26 -46L0 -40V-4L-26 -10z", { turn: 90, gap: 1.7, across: [0, 0.5], along: [0, 1], width: 0.55 }).shade("M26 -46L50 -40V-4L26 -10z", { turn: 90, gap: 1.7, across: [0, 0.5], along: [0, 1], width: 0.55 })
    .line("M-26 -46V-10M0 -40V-4M26 -46V-10").fine("M-50 -28C-40 -34 -34 -24 -26 -28C-18 -32 -12 -20 0 -22C10 -24 16 -34 26 -32C36 -30 40 -20 50 -24M-44 -6C-40 -16 -30 -14 -24 -18C-16 -24 -8 -12 0 -12M8 -6C14 -14 20 -16 26 -20C34 -24 42 -12 50 -16")
    .bold("M-40 -14C-26 -16 -14 -26 4 -28").ink("M4 -33L15 -29L6 -22.6z")
    .add(plate().line("M0 0V-26").tinted("M0 -26C5 -28 8 -24 14 -26V-17C8 -15 5 -19 0 -17z", { turn: 90, gap: 1.2, across: [0.4, 0.8] }), { x: 24, y: -26, turn: 6 })
    .add(plate().line("M0 0V-20").tinted("M0 -20C4 -22 6 -18 11 -20V-13C6 -11 4 -15 0 -13z", { turn: 90, gap: 1.2, across: [0.4, 0.8] }), { x: -36, y: -32, turn: -4 }),

  binoculars: () => {
    const tube = plate().body("M-8 -34C-8 -37 4 -37 4 -34L5 -22C11 -18 14 -6 13 4C8 8 -8 8 -13 4C-14 -8 -11 -18 -8 -22z", { turn: 88, gap: [2.6, 1], across: [0.5, 1], along: [0.04, 1] })
      .body("M-9 -40H5V-34H-9z", { turn: 90, gap: 1.2, across: [0.5, 1] }).line("M-8 -22C-4 -20 2 -20 5 -22").body(ellipse(0, 4, 13, 4)).tinted(ellipse(0, 4, 9.6, 2.8), { turn: 0, gap: 1, across: [0.4, 1] });
    return plate().ink(ground(-46, 46, 2))
      .line("M-24 -40C-50 -50 -54 -20 -44 -2M24 -40C50 -50 54 -20 44 -2")
      .body("M-8 -30H8V-25H-8zM-7 -14H7V-9H-7z", { turn: 0, gap: 1 }).body("M-3 -36H3V-2H-3z", { turn: 90, gap: 1.2, across: [0.4, 1] }).line("M-3 -32H3M-3 -28H3")
      .add(tube, { x: -17, y: -5, scale: 1.12 }).add(tube, { x: 17, y: -5, scale: 1.12, flip: true });
  },

  flak: () => plate()
    .ink(ground(-54, 54, 0.4))
    .body(place(barrel(70, 6.4), { x: -4, y: -27, turn: -32 }), { ...ROUND, turn: -32 })
    .body(place("M-20 2.4H16V6H-20z", { x: -4, y: -27, turn: -32 }), { turn: -32, gap: 0.9 })
    .body("M-14 -2L-10 -26H4L10 -2z", { turn: 86, gap: [2, 1], across: [0.45, 1] }).body(ellipse(-3, -24, 4.4), { turn: 40, gap: 1, across: [0.5, 1] })
    .body("M8 -42L14 -42L18 -8L10 -8z", { turn: 90, gap: 1.2, across: [0.3, 1] })
    .body("M-50 -4H46V0H-50z", { turn: 0, gap: 1, across: [0.3, 1] }).body("M-50 -4L-54 -9H-48L-44 -4zM46 -4L50 -9H45L40 -4z").body("M-20 -6H16V-3H-20z"),

  medal: () => plate()
    .ink(ground(-36, 36, 1))
    .tinted("M-17 -62H17L6 -36H-6z", { turn: 90, gap: 1.7, across: [0.2, 0.36], along: [0, 1] }, { turn: 90, gap: 1.7, across: [0.64, 0.8] }).body(ellipse(0, -35, 4)).put("paper", ellipse(0, -35, 2)).line(ellipse(0, -35, 2))
    .add(laurel(), { x: 1, y: 1, scale: 1.12, turn: 4 }).add(laurel(), { x: -1, y: 1, scale: 1.12, turn: -4, flip: true })
    .body(around(5, "M0 -17L-4.4 -6L0 0L4.4 -6z", 0, -15)).shade(around(5, "M0 -17L4.4 -6L0 0z", 0, -15), { turn: 60, gap: 1 }).body(ellipse(0, -15, 4)),

  target: () => plate()
    .ink(ground(-40, 40, 1)).add(butt(), { scale: 0.9 }),

  crane: () => plate()
    .ink(ground(-54, 54, 0.6))
    .body("M-52 0V-24H-20V0z").fine("M-52 -18H-20M-52 -12H-20M-52 -6H-20M-44 -24V-18M-34 -24V-18M-48 -18V-12M-38 -18V-12M-28 -18V-12M-44 -12V-6M-34 -12V-6M-48 -6V0M-38 -6V0M-28 -6V0").body(box(-40, -14, 8, 8), { turn: 90, gap: 1.2 })
    .put("paper", "M14 0L18 -46H24L28 0z").line("M14 0L18 -50H24L28 0").fine("M14.6 -6L27 -12M15.4 -14L26 -20M16.2 -22L25.6 -28M17 -30L25 -36M17.6 -38L24.4 -44M27.4 -6L15 -12M26.6 -14L16 -20M25.8 -22L17 -28M25 -30L17.4 -36M24.4 -38L18 -44")
    .put("paper", "M-44 -50H52V-46H-44z").line("M-44 -50H52V-46H-44z").fine("M-44 -46L-38 -50L-32 -46L-26 -50L-20 -46L-14 -50L-8 -46L-2 -50L4 -46L10 -50L16 -46L22 -50L28 -46L34 -50L40 -46L46 -50L52 -46")
    .line("M21 -50V-60L-40 -50M21 -60L50 -50").body("M42 -46H53V-38H42z", { turn: 90, gap: 1 }).body("M17 -46H26V-40H17z", { turn: 90, gap: 1, across: [0.4, 1] })
    .line("M-36 -46V-36M-44 -31L-36 -36L-28 -31").body("M-46 -31H-26V-27H-46z", { turn: 0, gap: 1 }).body("M8 -2H34V1H8z"),

  scales: () => {
    const pan = plate().line("M0 -22L-12 0M0 -22L12 0").body("M-14 0H14C12 8 -12 8 -14 0z", { turn: 0, gap: 1, across: [0.2, 1] });
    return plate().ink(ground(-34, 34, 1))
      .body("M-18 0C-16 -5 -6 -5 -4 -8H4C6 -5 16 -5 18 0z", { turn: 0, gap: 1.1, across: [0.3, 1] }).body("M-2 -8L-1.4 -52H1.4L2 -8z", { turn: 90, gap: 0.9, across: [0.4, 1] })
      .add(pan, { x: -36, y: -22 }).add(pan, { x: 36, y: -22 })
      .add(gear(-36, -28, 6)).add(plate().body("M-7 0V-5L-3 -8V-5L1 -8V-5L3 -6V-12H6V0z", { turn: 90, gap: 1 }), { x: 36, y: -22 })
      .body("M-38 -45C-20 -49 -6 -47 0 -51C6 -47 20 -49 38 -45C20 -46 6 -42 0 -47C-6 -42 -20 -46 -38 -45z", { turn: 0, gap: 0.9 }).body(ellipse(0, -55, 3.4), { turn: 40, gap: 1, across: [0.5, 1] });
  },

  rocket: () => {
    const body = "M0 -34C6 -26 8 -16 8 -4C8 8 6 16 4 22H-4C-6 16 -8 8 -8 -4C-8 -16 -6 -26 0 -34z";
    return plate().ink(ground(-50, 50, 1))
      .fine("M-50 -50h2M-30 -58h2M30 -20h2M46 -44h2M-44 -24h2M36 -58h2").ink(rays(-40, -44, 0.6, 3, 4) + rays(42, -30, 0.6, 3, 4) + rays(-26, -28, 0.5, 2.4, 4))
      .add(plate()
        .tinted("M-4 23C-8 30 -4 36 0 46C4 36 8 30 4 23z", { turn: 90, gap: 1.4, along: [0.1, 0.9], width: 0.6 })
        .body(both("M5 8L16 20V28L4.4 21z"), { turn: 90, gap: 1.1 })
        .body(body, { turn: 90, gap: [2.2, 0.9], across: [0.45, 1], along: [0.03, 1] }).tinted("M0 -34C4 -29 6 -24 7 -18C3 -16 -3 -16 -7 -18C-6 -24 -4 -29 0 -34z", { turn: 90, gap: 1.2, across: [0.5, 1] })
        .body(ellipse(0, -7, 4)).line(ellipse(0, -7, 2.4)).line("M-7.6 6C-3 8 3 8 7.6 6M-6 15C-2 17 2 17 6 15").body("M-1 10H1V30H-1z"), { x: 4, y: -34, turn: 34, scale: 0.88 });
  },

  truck: () => plate()
    .ink(ground(-54, 54, 0.6)).fine("M-56 -10H-50M-56 -18H-52")
    .body("M-46 -14V-36C-46 -46 -38 -48 -32 -48H-6C2 -48 6 -44 6 -36V-14z", { turn: 84, gap: [2.2, 1.4], across: [0.5, 1], along: [0, 0.7] }, { turn: 0, gap: 1.8, across: [0.6, 1], along: [0.6, 1], width: 0.55 })
    .fine("M-36 -47C-38 -40 -38 -30 -38 -22M-24 -48V-22M-10 -48C-8 -40 -8 -30 -8 -22").body("M-48 -22H8V-12H-48z", { turn: 0, gap: 1.4, across: [0.5, 1] })
    .body("M10 -12V-38H26L30 -26V-12z", { turn: 90, gap: 1.5, across: [0.6, 1] }).tinted("M13 -35H24L27 -26H13z", { turn: 60, gap: 1.6, across: [0.4, 1], along: [0.2, 1], width: 0.5 })
    .body("M30 -26H44C48 -26 50 -23 50 -18V-12H28V-26z", { turn: 0, gap: [1.8, 1], across: [0.4, 1] }).line("M50 -24V-10M33 -22H44M33 -18H44").body(ellipse(48, -22, 2.6)).body("M-50 -12H52V-8.6H-50z", { turn: 0, gap: 0.9 })
    .add(wheel(-34, -8, 8, 8)).add(wheel(-16, -8, 8, 8)).add(wheel(38, -8, 8, 8)),

  parachute: () => {
    const chute = plate()
      .body("M-26 -14C-26 -36 -12 -46 0 -46C12 -46 26 -36 26 -14C22 -18 17 -18 13 -14C9 -18 4 -18 0 -14C-4 -18 -9 -18 -13 -14C-17 -18 -22 -18 -26 -14z", { turn: 84, gap: [2.6, 1.2], across: [0.45, 1], along: [0.1, 1] })
      .line("M0 -46C-10 -38 -13 -26 -13 -14M0 -46C10 -38 13 -26 13 -14M0 -46V-15").fine("M-26 -14L0 14M26 -14L0 14M-13 -14L0 14M13 -14L0 14M0 -14V14")
      .body("M-2.4 16C-2.4 12.4 2.4 12.4 2.4 16L4 20L3 27L4 34H1.4L0 28L-1.4 34H-4L-3 27L-4 20z", { turn: 90, gap: 1, across: [0.4, 1] });
    return plate().ink(ground(-54, 54, 1)).fine("M-54 -54H-30M30 -58H54M-50 -58H-38").add(chute, { x: 6, y: -20, scale: 0.9 }).add(chute, { x: -34, y: -28, scale: 0.56 }).add(chute, { x: 42, y: -34, scale: 0.44 });
  },

  blitz: () => plate().add(tank(), { x: -4, y: 0, scale: 0.9 }).tinted("M36 -62L18 -38H27L20 -20L46 -46H35L44 -62z", { turn: 70, gap: 1.6, across: [0.4, 1], along: [0.3, 1], width: 0.6 }),

  "tank-and-wings": () => plate().add(fighter(), { x: 27, y: -43, turn: 72, scale: 0.4 }).add(tank(), { x: -6, y: 0, scale: 0.84 }),
} satisfies Record<string, () => Plate>;

