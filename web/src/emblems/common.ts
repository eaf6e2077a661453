/** Emblems that belong to more than one of the games. */
import { arc, both, box, ellipse, ground, place, Plate, studs, waves } from "./engraver";
import { burst, flag, HEADGEAR, laurel, plate, rays, rifle, ROUND, sabre, seal, smoke, wheel } from "./parts";

/** A crown that stands on y = 0. */
function diadem(): Plate {
  const arch = "M-20 -16C-26 -32 -10 -38 0 -40C10 -38 26 -32 20 -16L15 -16C19 -28 8 -33 0 -35C-8 -33 -19 -28 -15 -16z";
  return plate()
    .tinted("M-17 -18C-20 -30 -10 -35 0 -37C10 -35 20 -30 17 -18z", { turn: 84, gap: 1.6, across: [0.4, 1], along: [0.2, 1], width: 0.6 })
    .body(arch, { turn: 90, gap: 1.3, across: [0.62, 1] }).body("M-2.6 -16C-4 -26 -3 -34 0 -40C3 -34 4 -26 2.6 -16z", { turn: 90, gap: 1, across: [0.5, 1] })
    .fine(studs(arch, 3, -0.3, -1.6))
    .body("M-23 -9L-25 -24L-19 -18L-15.6 -26L-11 -17L-6 -25L0 -17L6 -25L11 -17L15.6 -26L19 -18L25 -24L23 -9C9 -5.6 -9 -5.6 -23 -9z", { turn: 88, gap: [2.4, 1.1], across: [0.5, 1], along: [0.2, 1] })
    .body("M-23 -11C-9 -7.6 9 -7.6 23 -11V-6.6C9 -3 -9 -3 -23 -6.6z", { turn: 90, gap: 1.3, across: [0.6, 1] })
    .ink([-17, -9, 0, 9, 17].map((x) => ellipse(x, -7.4 + Math.abs(x) * -0.07 + 0.6, 1.5, 1.2)).join(""))
    .body(both(ellipse(25, -25.4, 1.7)) + both(ellipse(15.6, -27.4, 1.7)) + both(ellipse(6, -26.4, 1.7)))
    .body(ellipse(0, -43, 3.4), { turn: 40, gap: 1, across: [0.5, 1] }).body("M-1 -46H1V-48.4H3.4V-50.4H1V-53H-1V-50.4H-3.4V-48.4H-1z");
}

export const COMMON = {
  battle: () => plate()
    .ink(ground(-48, 48, 0))
    .add(burst(0, -36, 20, 15))
    .add(rifle(), { x: 9, y: -24, turn: 50, scale: 1.12 })
    .add(rifle(), { x: -9, y: -24, turn: -50, scale: 1.12, flip: true })
    .add(laurel(), { x: 1, y: -1, scale: 0.9, turn: 26 })
    .add(laurel(), { x: -1, y: -1, scale: 0.9, turn: -26, flip: true }),

  grenades: () => {
    const stick = plate().body("M-1.2 -14L1.2 -14L1.7 24L-1.7 24z", { turn: 90, gap: 1, across: [0.5, 1] }).body("M-2.4 23H2.4V27H-2.4z")
      .body("M-5 -34H5V-15H-5z", { turn: 90, gap: [2, 0.8], across: [0.36, 1] }).line("M-5 -31H5M-5 -18H5M-2 -34V-36H2V-34");
    return plate()
      .ink(ground(-46, 46, 0))
      .add(stick, { x: 13, y: -20, turn: 48 }).add(stick, { x: -13, y: -20, turn: -48, flip: true })
      .body("M-24 -10C-25 -30 -14 -42 0 -42C14 -42 25 -30 24 -10C8 -14 -8 -14 -24 -10z", { turn: 82, gap: [2.8, 1], across: [0.42, 1], along: [0.1, 1] }, { turn: 30, gap: 1.8, across: [0.5, 1], along: [0.55, 1], width: 0.5 })
      .body("M-24 -12C-27 -8 -29 -4 -29 -1C-20 -1 -14 -5 -8 -5.4H8C14 -5 20 -1 29 -1C29 -4 27 -8 24 -12C8 -16 -8 -16 -24 -12z", { turn: 2, gap: 1.1, across: [0.4, 1] })
      .body(ellipse(-22, -24, 1.8, 2.6)).body(ellipse(22, -24, 1.8, 2.6));
  },

  mountains: () => plate()
    .body("M-56 0L-30 -38L-24 -32L-14 -46L-4 -34L4 -40L28 0z")
    .shade("M-30 -38L-24 -32L-22 -20L-12 0H-26L-24 -12L-28 -24z", { turn: 62, gap: 1.5, along: [0, 0.94], width: 0.7 })
    .shade("M-14 -46L-4 -34L-2 -22L4 0H-8L-8 -14L-12 -28z", { turn: 62, gap: 1.5, along: [0, 0.94], width: 0.7 })
    .body("M-12 0L16 -56L22 -46L27 -48L56 0z")
    .shade("M16 -56L22 -46L27 -48L56 0H24L26 -10L20 -20L23 -30L17 -40z", { turn: 58, gap: 1.5, along: [0, 0.96], width: 0.75 }, { turn: 66, gap: 2.2, across: [0.2, 0.8], along: [0.5, 1], width: 0.5 })
    .fine("M16 -56L17 -40L23 -30L20 -20L26 -10L24 0M-14 -46L-12 -28L-8 -14L-8 0M-30 -38L-28 -24L-24 -12L-26 0M8 -40L10 -34L7 -28M4 -32L6 -26M-20 -36L-19 -30M-38 -26L-36 -20")
    .ink(ground(-56, 56, 0.4, 3))
    .add(plate().body("M-1.2 2L-1.6 -34H1.6L1.2 2L0 6z", { turn: 90, gap: 1, across: [0.5, 1] }).body("M-13 -33C-8 -38 8 -38 14 -30C8 -34 4 -34 1.6 -33L1.6 -30H-1.6V-33C-5 -34 -9 -34 -13 -33z"), { x: -38, y: -4, turn: 20, scale: 0.8 }),

  treaty: () => plate()
    .ink(ground(-44, 46, 0, 3))
    .body("M-30 -52H26C34 -52 34 -42 27 -42H22V-14C22 -8 16 -6 10 -6H-34C-26 -6 -24 -8 -24 -13V-46C-24 -50 -26 -52 -30 -52z", { turn: 90, gap: 1.4, across: [0.74, 0.9], along: [0.1, 1] })
    .body("M22 -42C22 -50 33 -50 32 -44C31 -42 29 -42 27 -42z", { turn: 0, gap: 1 })
    .body("M-38 -12C-43 -12 -43 -4 -36 -4H8C16 -4 18 -8 16 -12C15 -10 12 -9.6 10 -12z", { turn: 0, gap: [1.5, 0.9], across: [0.3, 1] })
    .fine("M-19 -45H15M-19 -41H17M-19 -37H12M-19 -33H17M-19 -29H16M-19 -25H9")
    .line("M-18 -19C-14 -24 -12 -16 -9 -20C-6 -24 -4 -16 -1 -19")
    .add(seal(13, -17, 7))
    .add(plate().body("M0 0C4 -10 10 -26 25 -40C24 -26 16 -12 3 -2z", { turn: -56, gap: 1.2, across: [0, 0.5], along: [0.2, 1], width: 0.5 }).line("M-5 8L0 0C6 -14 14 -28 24.4 -39").ink("M-6 10L-2.4 2L0 4z"), { x: 24, y: -10, scale: 0.98 })
    .body("M40 -2H52L50 -9H47V-12H45V-9H42z", { turn: 90, gap: 1.1, across: [0.4, 1] }),

  spy: () => plate()
    .ink(ground(-42, 42, 1, 3))
    .body("M-2.8 -36L0 4L2.8 -36z", { turn: 90, gap: 0.9, across: [0.5, 1] }).line("M0 -36V0")
    .body("M-11 -39C-6 -41 6 -41 11 -39L11.4 -36C6 -38 -6 -38 -11.4 -36z", { turn: 90, gap: 1, across: [0.5, 1] })
    .body("M-2.4 -40V-53H2.4V-40z", { turn: 0, gap: 1.5 }).body(ellipse(0, -55, 3.4), { turn: 40, gap: 1, across: [0.5, 1] })
    .body("M-40 -33C-30 -39 -12 -36 0 -31C12 -36 30 -39 40 -33C43 -24 36 -12 22 -12C11 -12 6 -19 0 -19C-6 -19 -11 -12 -22 -12C-36 -12 -43 -24 -40 -33z", { turn: 80, gap: [1.9, 1.1], across: [0.5, 1], along: [0, 1] }, { turn: 100, gap: 2.1, across: [0, 0.5], along: [0.3, 1], width: 0.55 })
    .put("tint", both("M9 -23C14 -29 25 -30 30 -26C27 -19 15 -16 9 -23z")).line(both("M9 -23C14 -29 25 -30 30 -26C27 -19 15 -16 9 -23z"))
    .line("M-40 -32C-48 -30 -46 -20 -52 -18C-48 -14 -52 -10 -54 -6M-40 -31C-45 -24 -42 -18 -47 -13C-43 -10 -46 -5 -45 -2M40 -32C48 -30 46 -20 52 -18C48 -14 52 -10 54 -6M40 -31C45 -24 42 -18 47 -13C43 -10 46 -5 45 -2"),

  flags: () => plate()
    .ink(ground(-48, 48, 0))
    .add(flag(58, 36), { x: -10, y: 0, turn: 20, scale: 0.98 })
    .add(flag(58, 36), { x: 10, y: 0, turn: -20, scale: 0.98, flip: true })
    .add(laurel(), { x: 2, y: -1, scale: 0.86, turn: 40 }).add(laurel(), { x: -2, y: -1, scale: 0.86, turn: -40, flip: true }),

  factory: () => {
    const stack = (x: number, high: number): Plate => plate().body(`M${x - 3.4} -14L${x - 2.2} ${-high}H${x + 2.2}L${x + 3.4} -14z`, { turn: 90, gap: [1.6, 0.8], across: [0.44, 1] }).tinted(box(x - 3, -high, 6, 2.6)).line(`M${x - 2.4} ${-high + 6}h4.8`);
    return plate()
      .ink(ground(-56, 56, 0.6))
      .add(smoke(34), { x: 40, y: -52 }).add(smoke(30), { x: 28, y: -46 }).add(smoke(26), { x: 16, y: -40 })
      .add(stack(16, 40)).add(stack(28, 46)).add(stack(40, 52))
      .body("M8 0V-20H50V0z", { turn: 90, gap: 1.7, across: [0.6, 1] })
      .body("M-52 0V-18L-38 -27V-18L-24 -27V-18L-10 -27V-18L4 -27V-18H10V0z")
      .shade("M-52 -18L-38 -27V-18zM-38 -18L-24 -27V-18zM-24 -18L-10 -27V-18zM-10 -18L4 -27V-18z", { turn: 90, gap: 1.3, along: [0, 0.96] })
      .line("M-52 -18H10")
      .ink([-47, -40, -33, -26, -19, -12, -5, 2].map((x) => box(x, -13.6, 3.6, 4.6)).join(""))
      .ink([13, 20, 27, 34, 41].map((x) => box(x, -15.6, 3.6, 4) + box(x, -8.6, 3.6, 4)).join(""))
      .body("M-20 0V-6C-20 -9 -12 -9 -12 -6V0z", { turn: 90, gap: 1 })
      .add(wheel(-42, -4.6, 4.6, 6)).add(plate().body("M-50 -6H-34L-36 -11H-48z", { turn: 0, gap: 1.1 }));
  },

  anchor: () => plate()
    .ink(waves(-50, 50, 0, 4))
    .body("M-2.6 -44H2.6V-6H-2.6z", { turn: 90, gap: [1.6, 0.8], across: [0.45, 1] })
    .body("M-17 -42H17V-37.6H-17z", { turn: 0, gap: 1, across: [0.4, 1] }).body(both(ellipse(17.4, -39.8, 2.8)))
    .body("M-26 -25L-17.6 -17L-22 -15.6C-18 -8 -10 -5.6 0 -5.4C10 -5.6 18 -8 22 -15.6L17.6 -17L26 -25L28 -12L25.6 -13.4C20 -3 11 1 0 2.4C-11 1 -20 -3 -25.6 -13.4L-28 -12z", { turn: 0, gap: [1.7, 0.9], across: [0.45, 1], along: [0.02, 1] })
    .put("paper", ellipse(0, -50, 6)).line(ellipse(0, -50, 6) + ellipse(0, -50, 3.6))
    .add(plate().line(place("M0 0", {})).put("bold", "M4 -52C18 -58 30 -50 24 -42C18 -34 -4 -34 -12 -28C-20 -22 -14 -16 -2 -17C14 -18 30 -22 38 -30").put("paper", "").fine(studs("M4 -52C18 -58 30 -50 24 -42C18 -34 -4 -34 -12 -28C-20 -22 -14 -16 -2 -17C14 -18 30 -22 38 -30M38 -30L38 -30", 2.4, -1.6, 1.6))),

  freighter: () => plate()
    .add(smoke(36), { x: -2, y: -36 })
    .fine("M-30 -44L-46 -13M-30 -44L-8 -28M30 -44L8 -28M30 -44L46 -14")
    .line("M-30 -12V-46M30 -12V-46M-30 -20L-44 -34M-30 -20L-16 -34M30 -20L16 -34M30 -20L42 -36")
    .body("M-6 -18L-5 -36H3L4 -18z", { turn: 90, gap: [1.7, 0.9], across: [0.4, 1] }).tinted("M-5.4 -31H3.3L3.6 -26H-5.7z")
    .body("M-14 -11V-24H14V-11z", { turn: 90, gap: 1.4, across: [0.6, 1] }).line("M-16 -24H16M-14 -17.6H14").ink([-11, -6, -1, 4, 9].map((x) => box(x, -22, 2.6, 2.4) + box(x, -15.6, 2.6, 2.4)).join(""))
    .body("M-40 -12V-16H-34V-12zM-26 -12V-17H-19V-12zM20 -12V-17H27V-12zM34 -12V-16H40V-12z", { turn: 90, gap: 1.1, across: [0.5, 1] })
    .body("M-50 -13L-14 -11H16L52 -15L48 -6L47 1H-44C-48 -2 -50 -8 -50 -13z", { turn: 0, gap: [2.4, 1], across: [0.3, 1], along: [0.02, 1] })
    .put("tint", "M-47 -5L48 -5L47 1H-44z").fine("M-49.4 -9L50 -11").line("M-48 -5H48")
    .put("paper", "M-56 0C-46 -3 -34 2 -22 0C-8 -3 6 2 18 0C30 -3 42 2 56 -1V6H-56z").ink(waves(-56, 56, 0.6, 4)),

  locomotive: () => plate()
    .ink(ground(-56, 56, 0.6))
    .line("M-56 0H56").fine("M-56 1.4H56")
    .add(smoke(48), { x: 31, y: -45, scale: 1.1 })
    .body("M-50 -8V-30H-44V-46H-24V-8z", { turn: 90, gap: 1.6, across: [0.6, 1] }).body("M-53 -46H-21L-23 -49.6H-50z", { turn: 0, gap: 1 }).body(box(-40, -42, 11, 9), { turn: 60, gap: 1.4, along: [0.2, 1] })
    .body("M24 -36L22.6 -46C24 -48 32 -48 33.4 -46L32 -36z", { turn: 90, gap: [1.5, 0.8], across: [0.4, 1] })
    .body("M4 -36V-40C4 -44 13 -44 13 -40V-36zM-12 -36V-39C-12 -41.6 -6 -41.6 -6 -39V-36z", { turn: 90, gap: 1, across: [0.4, 1] })
    .body("M-24 -36H36C40 -36 42 -32 42 -26C42 -20 40 -16 36 -16H-24z", { ...ROUND, gap: [2.6, 0.8], across: [0.24, 1] })
    .line("M-10 -36V-16M6 -36V-16M22 -36V-16M36 -36C34 -30 34 -22 36 -16").body(ellipse(44, -30, 3, 3.6))
    .body("M-52 -16H46V-11.6H-52z", { turn: 0, gap: 1, across: [0.3, 1] }).body("M46 -16L54 -4H44L42 -11.6z", { turn: 90, gap: 1.2 })
    .body("M28 -14H42V-6H28z", { turn: 0, gap: 1.1, across: [0.3, 1] })
    .add(wheel(-34, -9.6, 9.6, 10)).add(wheel(-12, -9.6, 9.6, 10)).add(wheel(10, -9.6, 9.6, 10)).add(wheel(33, -5, 5, 6))
    .body("M-36 -7.4H30V-4.8H-36z").ink(ellipse(-34, -6, 1.3) + ellipse(-12, -6, 1.3) + ellipse(10, -6, 1.3)),

  signpost: () => plate()
    .body("M-56 0C-36 -10 -20 -12 -4 -14C6 -15 8 -17 4 -19C14 -17 20 -14 8 -11C-6 -7 -14 -5 -18 2z", { turn: 0, gap: 2.4, along: [0.3, 0.9], width: 0.5 })
    .fine("M-56 -12C-40 -20 -24 -16 -6 -19C10 -22 30 -16 56 -22")
    .ink(ground(-56, 56, 1.4, 4))
    .body("M22 0V-56H26V0z", { turn: 90, gap: 0.9, across: [0.4, 1] }).body("M21 -56L24 -60L27 -56z")
    .tinted("M32 -52H2L-5 -46.6L2 -41H32z", { turn: 0, gap: 1.6, across: [0.6, 1], along: [0.1, 1], width: 0.6 }).fine("M5 -48.6H27M5 -45H22")
    .body("M16 -38H44L51 -32.6L44 -27H16z", { turn: 0, gap: 1.6, across: [0.6, 1], along: [0.1, 1], width: 0.6 }).fine("M20 -34.6H42M20 -31H36")
    .body("M12 0L14 -6L20 -9L28 -8L34 -5L37 0z", { turn: 60, gap: 1.3, across: [0.4, 1] })
    .body("M-40 -2V-13C-40 -18 -31 -18 -31 -13V-2z", { turn: 90, gap: 1.1, across: [0.4, 1] }).fine("M-38 -12H-33M-38 -9H-33"),

  globe: () => plate()
    .ink(ground(-36, 36, 1))
    .body("M-16 0C-12 -3 -5 -4 -3 -8H3C5 -4 12 -3 16 0z", { turn: 0, gap: 1, across: [0.3, 1] })
    .line(arc(0, -32, 27, 27, 50, 245)).bold(arc(0, -32, 29, 29, 50, 245))
    .body(ellipse(0, -32, 23), { turn: 62, gap: [3, 1.1], across: [0.5, 1], along: [0.1, 1] }, { turn: 20, gap: 1.7, across: [0.58, 1], along: [0.5, 1], width: 0.55 })
    .fine(place([0.34, 0.72].map((k) => ellipse(0, 0, 23 * k, 23)).join("") + "M0 -23V23M-23 0H23" + [-12, 12].map((y) => `M${-Math.sqrt(529 - y * y)} ${y}C-8 ${y + 3} 8 ${y + 3} ${Math.sqrt(529 - y * y)} ${y}`).join(""), { x: 0, y: -32, turn: 20 }))
    .tinted("M-14 -48C-8 -52 -2 -50 0 -46C4 -45 2 -41 -2 -41C-4 -38 -3 -35 -7 -34C-6 -30 -1 -31 1 -27C4 -22 -1 -16 -4 -13C-7 -18 -7 -23 -10 -26C-14 -30 -16 -33 -14 -37C-18 -40 -17 -45 -14 -48zM8 -46C14 -44 19 -38 20 -32C16 -30 15 -26 12 -27C9 -30 12 -33 8 -36C5 -38 5 -43 8 -46z", { turn: 60, gap: 1.3, across: [0.4, 1], along: [0, 1], width: 0.55 })
    .line(ellipse(0, -32, 23)),

  crown: () => plate()
    .ink(ground(-44, 44, 0))
    .tinted("M-30 0C-34 -4 -34 -8 -28 -9C-12 -12 12 -12 28 -9C34 -8 34 -4 30 0C12 4 -12 4 -30 0z", { turn: 0, gap: 1.5, across: [0.3, 1], along: [0.04, 1] })
    .line("M-30 -4L-36 0M30 -4L36 0").fine(studs("M-36 0L-38 6M36 0L38 6", 1.4, -2, 2))
    .add(diadem()),

  "fallen-crown": () => plate()
    .ink(ground(-50, 50, 1))
    .add(sabre(), { x: -42, y: -3, turn: 74 })
    .add(diadem(), { x: -22, y: -15, turn: 68, scale: 1.04 })
    .line("M-34 1L-30 -3L-26 1M38 0L42 -5L46 0M32 1L34 -2"),

  torch: () => plate()
    .ink(ground(-46, 46, 0))
    .ink(rays(0, -38, 18, 27, 22))
    .tinted("M0 -62C4 -54 13 -50 12 -40C11 -33 6 -30 0 -30C-6 -30 -11 -33 -12 -40C-12 -46 -7 -47 -6 -53C-3 -51 -2 -49 -2 -47C1 -50 2 -56 0 -62z", { turn: 80, gap: 1.7, across: [0.5, 1], along: [0.2, 1], width: 0.6 })
    .body("M0 -49C3 -45 6 -43 5.6 -38C5 -34 3 -33 0 -33C-3 -33 -5.6 -35 -5.6 -38C-5.4 -41 -3 -42 -2.6 -45C-1 -44 0 -46 0 -49z")
    .body("M-10 -31H10L7 -24H-7z", { turn: 90, gap: [2, 0.9], across: [0.4, 1] }).body("M-5 -24H5L2.6 0H-2.6z", { turn: 90, gap: [1.6, 0.8], across: [0.4, 1] }).line("M-4.4 -18H4.4M-3.6 -10H3.6")
    .add(plate().body(ellipse(0, 0, 6, 3.6) + "").put("paper", ellipse(0, 0, 3.8, 1.8)).line(ellipse(0, 0, 3.8, 1.8)), { x: -34, y: -5, turn: 12 })
    .add(plate().body(ellipse(0, 0, 6, 3.6)).put("paper", ellipse(0, 0, 3.8, 1.8)).line(ellipse(0, 0, 3.8, 1.8)), { x: -25, y: -7, turn: -20 })
    .add(plate().line("M-6 0C-6 -5 5 -5 5 -1M-6 1C-6 5 4 5 5 3M-3.6 0C-3.6 -2.6 3 -2.6 3 -1M-3.6 1C-3 2.6 3 2.6 3 2"), { x: -15.6, y: -5 })
    .add(plate().line("M6 0C6 -5 -5 -5 -5 -1M6 1C6 5 -4 5 -5 3M3.6 0C3.6 -2.6 -3 -2.6 -3 -1M3.6 1C3 2.6 -3 2.6 -3 2"), { x: 15.6, y: -4 })
    .add(plate().body(ellipse(0, 0, 6, 3.6)).put("paper", ellipse(0, 0, 3.8, 1.8)).line(ellipse(0, 0, 3.8, 1.8)), { x: 25, y: -7, turn: 20 })
    .add(plate().body(ellipse(0, 0, 6, 3.6)).put("paper", ellipse(0, 0, 3.8, 1.8)).line(ellipse(0, 0, 3.8, 1.8)), { x: 34, y: -5, turn: -12 }),

  grave: () => plate()
    .ink(ground(-48, 48, 0))
    .add(rifle(), { x: 0, y: -34, turn: 180, scale: 0.8 })
    .body("M-18 0C-12 -7 -4 -9 0 -9C5 -9 13 -7 19 0z", { turn: 10, gap: 1.4, across: [0.3, 1], along: [0.2, 1] })
    .add(HEADGEAR["UK"]?.() ?? plate(), { x: -1, y: -53, scale: 0.6, turn: 8 })
    .line("M-34 0C-36 -6 -38 -8 -42 -10M-34 0C-34 -7 -33 -9 -30 -13M-32 0C-30 -4 -28 -6 -25 -7M36 0C35 -6 33 -9 29 -10M36 0C37 -7 39 -10 43 -12M34 0C33 -4 31 -5 27 -6"),

  medical: () => plate()
    .ink(ground(-50, 50, 0))
    .line("M-12 -35C-12 -46 12 -46 12 -35M-9 -35C-9 -42 9 -42 9 -35")
    .body("M-34 0V-28C-34 -33 -32 -35 -28 -35H28C32 -35 34 -33 34 -28V0z", { turn: 90, gap: 1.7, across: [0.68, 1], along: [0.04, 1] })
    .body("M-36 -24V-30C-36 -34 -33 -36 -29 -36H29C33 -36 36 -34 36 -30V-24z", { turn: 0, gap: [2.2, 1.1], across: [0.4, 1], along: [0.02, 1] })
    .body(both("M20 -26H26V-17H20z")).put("paper", ellipse(0, -15, 11.4)).line(ellipse(0, -15, 11.4))
    .tinted("M-3 -23.4H3V-18H8.4V-12H3V-6.6H-3V-12H-8.4V-18H-3z", { turn: 45, gap: 1.3, across: [0.5, 1], width: 0.55 })
    .body("M40 0V-14H42V-18H47V-14H49V0z", { turn: 90, gap: [1.5, 0.8], across: [0.35, 1] }).line("M40 -10H49M40 -4H49")
    .body("M-48 0C-50 -8 -44 -12 -40 -8C-37 -5 -38 -2 -38 0z", { turn: 30, gap: 1.2, across: [0.3, 1] }).fine(arc(-44, -4, 3, 3, 0, 340)),

  parliament: () => {
    const house = plate().ink(ground(-56, 56, 0.6));
    house.line("M0 -57V-62").tinted("M0 -62C3 -63.4 5 -61 8 -62V-58.6C5 -57.6 3 -60 0 -58.6z")
      .body("M-12 -38C-12 -50 -6 -55 0 -57C6 -55 12 -50 12 -38z", { turn: 84, gap: [2.4, 1], across: [0.45, 1], along: [0.1, 1] }).fine("M-6 -38C-6 -48 -3 -53 0 -57C3 -53 6 -48 6 -38")
      .body("M-14 -38H14V-33H-14z", { turn: 90, gap: 1.6 })
      .body("M-52 0V-24H52V0z", { turn: 90, gap: 1.9, across: [0.7, 1] }).line("M-54 -24H54M-54 -22H54")
      .ink([-48, -42, -36, 31, 37, 43].map((x) => box(x, -17, 3, 6) + box(x, -8, 3, 5)).join(""))
      .body("M-27 -2V-25H27V-2z").shade("M-24 -2V-22H24V-2z", { turn: 90, gap: 1.3 })
      .body("M-30 -25L0 -36L30 -25z").shade("M-22 -26L0 -33.6L22 -26z", { turn: 0, gap: 1.3 });
    for (const x of [-23.5, -14.5, -5, 5, 14.5, 23.5]) house.body(`M${x - 2} -3L${x - 1.7} -22H${x + 1.7}L${x + 2} -3z`, { turn: 90, gap: 0.8, across: [0.5, 1] }).body(box(x - 2.6, -24, 5.2, 2)).body(box(x - 2.6, -3.6, 5.2, 1.8));
    return house.body("M-30 -2H30V0H-30z").body("M-33 0H33V2H-33z");
  },

  gallery: () => plate()
    .body("M-54 0C-46 -30 -26 -52 0 -54C28 -52 46 -30 54 0z", { turn: 66, gap: 2.2, across: [0.5, 1], along: [0.3, 1], width: 0.6 }, { turn: 114, gap: 2.6, across: [0.1, 0.5], along: [0.5, 1], width: 0.5 })
    .body("M-20 0L-15 -36H15L20 0z").shade("M-20 0L-15 -36H15L20 0z", { turn: 90, gap: 0.9 }, { turn: 0, gap: 1.4, width: 0.55 })
    .body("M-10 0L-8 -22H8L10 0z").shade("M-10 0L-8 -22H8L10 0z", { turn: 90, gap: 0.62 }, { turn: 30, gap: 0.8 })
    .body("M-24 0L-19 -38H-14L-19 0zM24 0L19 -38H14L19 0z", { turn: 90, gap: 1, across: [0, 1] }).body("M-23 -42H23V-36H-23z", { turn: 0, gap: 1.2, across: [0.3, 1] })
    .ink(ground(-56, 56, 0.6))
    .add(plate().body("M-1.3 -28H1.3V26H-1.3z", { turn: 90, gap: 0.8, across: [0.5, 1] }).body("M-19 -20C-12 -29 12 -29 19 -20C10 -25 5 -25 2.4 -24V-22H-2.4V-24C-5 -25 -10 -25 -19 -20z", { turn: 90, gap: 1.1, across: [0.5, 1] }), { x: -5, y: -22, turn: 42, scale: 0.92 })
    .add(plate().body("M-1.3 -22H1.3V26H-1.3z", { turn: 90, gap: 0.8, across: [0.5, 1] }).body("M-4 26H4V29H-4z").body("M-7 -22H7V-34C7 -40 3 -43 0 -45C-3 -43 -7 -40 -7 -34z", { turn: 90, gap: [2, 1], across: [0.45, 1] }), { x: 5, y: -22, turn: -42, scale: 0.92 }),

  coins: () => {
    const stack = (x: number, y: number, count: number, r = 11): Plate => {
      const pile = plate();
      for (let i = 0; i < count; i++) {
        const level = y - i * 3.6;
        const coin = `M${x - r} ${level - 3.6}V${level}C${x - r} ${level + 4.6} ${x + r} ${level + 4.6} ${x + r} ${level}V${level - 3.6}z`;
        pile.body(coin, { turn: 90, gap: [1.9, 1.1] });
      }
      const top = y - count * 3.6;
      return pile.tinted(ellipse(x, top, r, 3.6)).line(ellipse(x, top, r * 0.7, 2.3));
    };
    return plate()
      .ink(ground(-52, 52, 2))
      .body("M10 -36C4 -30 -4 -22 -3 -10C-2.4 -2 2 1 18 1C36 1 40 -2 40 -10C41 -22 32 -30 26 -36z", { turn: 76, gap: [2.6, 1.1], across: [0.5, 1], along: [0.1, 1] }, { turn: 20, gap: 2, across: [0.55, 1], along: [0.6, 1], width: 0.5 })
      .body("M10 -36C7 -41 4 -43 5 -46C10 -44 14 -47 18 -45C22 -47 27 -44 31 -46C32 -43 29 -41 26 -36z", { turn: 90, gap: 1.4, along: [0.4, 1] }).body("M9 -37.6H27V-34.6H9z", { turn: 30, gap: 1.2 })
      .put("tint", ellipse(18, -15, 8)).line(ellipse(18, -15, 8)).ink("M18 -20.4L19.4 -16.6L23.4 -16.6L20.2 -14.2L21.4 -10.4L18 -12.8L14.6 -10.4L15.8 -14.2L12.6 -16.6L16.6 -16.6z")
      .add(stack(-34, 0, 7)).add(stack(-14, 2, 4)).add(stack(42, 3, 1, 9));
  },
} satisfies Record<string, () => Plate>;
