/** What several drawings are composed of: weapons, headgear, wheels, flags. */
import { arc, around, box, ellipse, line, Plate, place, studs, type Point } from "./engraver";

export const plate = (): Plate => new Plate();

/** A rifle with its bayonet, upright, its middle at the origin, 76 long. */
export function rifle(): Plate {
  const stock = "M-1.5 -18L1.5 -18L1.7 2L2.4 6L3 11L5.6 30L5 32L-2 32L-2.4 30L-1.6 13L-2.6 8L-1.7 3z";
  return plate()
    .body("M-.5 -25L-1.1 -27L0 -44L1.1 -27L.5 -25z")
    .body(box(-0.8, -26, 1.6, 10))
    .body(stock, { turn: 90, gap: 1.3, across: [0, 0.5], along: [0.1, 1], width: 0.5 })
    .line("M-1.9 -9h3.8M-1.8 -17h3.6M2.6 3C5 3 5 8 2.8 8.4M-1.8 4L-4.4 5.6")
    .ink(ellipse(-4.6, 5.8, 0.9));
}

/** A sabre, its hilt at the origin and its point upwards, 50 long. */
export function sabre(): Plate {
  return plate()
    .body("M-1.6 -3C-2.4 -20 -.5 -34 6.4 -46C3.6 -34 2.2 -20 1.8 -3z", { turn: 78, gap: 1.2, across: [0, 0.5], along: [0, 0.9], width: 0.5 })
    .body("M-5 -3.4C-3 -4.6 3 -4.6 5 -3.4L4.6 -1.8C3 -2.6 -3 -2.6 -4.6 -1.8z")
    .line("M4.6 -2C8 2 6 8 1.6 9.6M-1.4 -2C-2 2 -1.6 6 -.2 10M1.6 -2C1.4 2 1.8 5 2.6 9")
    .fine("M-1.6 0h3.2M-1.6 2h3.2M-1.4 4h3.2M-1.2 6h3.4M-.8 8h3.2");
}

/** A wheel with spokes. */
export function wheel(x: number, y: number, r: number, spokes = 12): Plate {
  const inner = r * 0.82;
  const rim = ellipse(x, y, r) + ellipse(x, y, inner);
  return plate()
    .put("paper", ellipse(x, y, r))
    .line(around(spokes, `M${-r * 0.03} ${-r * 0.2}L${-r * 0.05} ${-inner}M${r * 0.05} ${-r * 0.2}L${r * 0.05} ${-inner}`, x, y))
    .shade(rim, { turn: 90, gap: 1.1, across: [0, 0.42], width: 0.55 })
    .line(rim)
    .body(ellipse(x, y, r * 0.24))
    .ink(ellipse(x, y, r * 0.09));
}

/** A flag on its staff, the foot of the staff at the origin, the cloth flying to the right. */
export function flag(high = 52, wide = 34): Plate {
  const top = -high + 4;
  const cloth = `M1 ${top}C${wide * 0.3} ${top - 7} ${wide * 0.55} ${top + 6} ${wide} ${top - 2}C${wide * 0.94} ${top + 7} ${wide * 1.02} ${top + 14} ${wide * 0.97} ${top + 22}C${wide * 0.6} ${top + 29} ${wide * 0.35} ${top + 17} 1 ${top + 24}z`;
  return plate()
    .tinted(cloth, { turn: 84, gap: [1.7, 1.7], across: [0.2, 0.46], along: [0.25, 1], width: 0.6 }, { turn: 96, gap: 1.7, across: [0.66, 0.98], along: [0, 0.7], width: 0.6 })
    .fine(`M${wide * 0.28} ${top + 1}C${wide * 0.33} ${top + 8} ${wide * 0.3} ${top + 14} ${wide * 0.32} ${top + 20}M${wide * 0.66} ${top + 3}C${wide * 0.7} ${top + 9} ${wide * 0.66} ${top + 16} ${wide * 0.68} ${top + 24}`)
    .body(box(-0.9, -high, 1.8, high))
    .body(`M0 ${-high - 6}L2 ${-high - 2.4}L0 ${-high}L-2 ${-high - 2.4}z`)
    .ink(ellipse(0, -high + 0.2, 1.4));
}

/** A twig of laurel that bends upwards to the right from the origin, about 34 long. */
export function laurel(): Plate {
  const leaf = "M0 0C-2.2 -2.4 -2.4 -6 0 -9C2.4 -6 2.2 -2.4 0 0z";
  const twig = plate();
  twig.line("M0 0C9 -1 19 -8 25 -26");
  const stand: [number, number, number][] = [[4, -0.6, 50], [8, -1.8, 112], [10, -3, 28], [13.6, -5.6, 100], [15.6, -7.8, 10], [18.6, -11.4, 82], [20, -14, -8], [22, -18, 70], [23, -20.4, -22], [25, -25, 20]];
  for (const [x, y, turn] of stand) twig.tinted(place(leaf, { x, y, turn, scale: 0.92 })).fine(place("M0 -1V-7", { x, y, turn, scale: 0.92 }));
  return twig;
}

/** A cloud of smoke that trails to the left from a funnel at the origin. */
export function smoke(long = 30): Plate {
  const trail = `M0 0C1 -4 -2 -6 -5 -6.6C-8 -11 -14 -11 -17 -9C-20 -14 ${-long * 0.8} -13 ${-long} -9C${-long * 0.86} -8.4 ${-long * 0.8} -7 ${-long * 0.86} -5.6C${-long * 0.6} -6 -17 -4 -13 -3C-10 -3.6 -5 -2 0 0z`;
  return plate().put("paper", trail).shade(trail, { turn: 4, gap: 1.5, along: [0.12, 0.96], width: 0.6 });
}

/** Pieces of headgear, their lower edge on y = 0, about 40 wide. */
export const HEADGEAR: Record<string, () => Plate> = {
  /** A spiked helmet. */
  DE: () => {
    const dome = "M-16.5 -6C-17 -19 -9 -27 0 -27C9.4 -27 16.4 -19 16 -6C6 -2.6 -7 -2.6 -16.5 -6z";
    return plate()
      .body("M15.6 -7C18 -3 20.6 0 22 4.4C16.6 4 10.6 1.6 7 -2.4z", { turn: 60, gap: 1.2, along: [0, 0.7] })
      .body("M-1.5 -31C-1 -36 -.4 -40 0 -45C.4 -40 1 -36 1.5 -31z")
      .body("M-4.6 -27.6C-3 -30 -2 -31 -1.8 -32.4H1.8C2 -31 3 -30 4.6 -27.6C2 -26 -2 -26 -4.6 -27.6z")
      .body(dome, { turn: 82, gap: [2.6, 1.1], across: [0.42, 1], along: [0.12, 1] }, { turn: 30, gap: 1.6, across: [0.45, 1], along: [0.55, 1], width: 0.5 })
      .body("M-16.8 -6C-21 -4.4 -24 -2 -26 1.6C-18 2 -10 1.4 -3.4 -3.4C-8 -3.4 -13 -4.6 -16.8 -6z", { turn: 12, gap: 1.1, across: [0.4, 1] })
      .line("M-16.8 -4.2C-7 -.8 6 -.8 16.2 -4.2M-13 -3.4C-8 6 4 6 11 -2.8M-12.4 -2C-7 7.6 4.6 7.6 12 -2.4")
      .body("M-8.6 -20L-7 -17.4L-1.4 -19.4C-2.6 -16 -4.6 -13.6 -5.6 -13L-5.8 -9.6L-8.6 -7.4L-11.4 -9.6L-11.4 -13C-13 -13.8 -15 -16 -15.6 -19L-10.2 -17.4z")
      .ink(ellipse(-8.6, -14, 1.6, 2.2));
  },
  /** A field cap with turned-up sides. */
  AH: () => plate()
    .body("M-15 -2V-13C-15 -20 -9 -22 0 -22C9 -22 15 -20 15 -13V-2C6 1 -6 1 -15 -2z", { turn: 90, gap: [2.6, 1.2], across: [0.6, 1], along: [0.1, 1] }, { turn: 90, gap: 2.2, across: [0, 0.2], along: [0, 0.5], width: 0.5 })
    .line("M-15 -13C-6 -10 6 -10 15 -13")
    .body("M-15.6 -2.6V-9.6C-9 -11 -4 -9 -1.4 -5.4L0 -2C5 -10 10 -11 15.6 -9.6V-2.6C6 .6 -6 .6 -15.6 -2.6z", { turn: 84, gap: 1.5, across: [0.55, 1], along: [0.2, 1] })
    .ink(ellipse(-2.2, -2.6, 1) + ellipse(2.2, -2.6, 1))
    .body("M-13 -1.6C-6 .8 6 .8 13 -1.6C14 1 14 2.4 12 4C4 6.6 -4 6.6 -12 4C-14 2.4 -14 1 -13 -1.6z", { turn: 3, gap: 1.2, across: [0.35, 1] })
    .body(ellipse(0, -15.6, 2.8)).line(ellipse(0, -15.6, 1.2)),
  /** A fez. */
  TU: () => plate()
    .tinted("M-12.6 -1L-9.6 -23C-4 -25.4 4 -25.4 9.6 -23L12.6 -1C6 2.6 -6 2.6 -12.6 -1z", { turn: 87, gap: [2.4, 1.1], across: [0.5, 1], along: [0.06, 1] }, { turn: 93, gap: 2, across: [0, 0.2], along: [0.2, 1], width: 0.5 })
    .body(ellipse(0, -23, 9.6, 2.4), { turn: 0, gap: 1, across: [0.4, 1] })
    .line("M0 -23C6 -27 13 -24 14.6 -15")
    .body("M13 -15.6L16.4 -15.6L17.6 -3C15.6 -2 13.6 -2 11.8 -3z", { turn: 90, gap: 1 })
    .line("M2.4 -15.4C-1 -17.6 -5.6 -14.6 -5 -10.6C-4.6 -6.8 -.4 -5 2.6 -7C-.4 -7 -2.4 -8.8 -2.4 -11.2C-2.4 -13.4 -.4 -15.2 2.4 -15.4z"),
  /** A tall fur hat. */
  RU: () => {
    const fur = "M-14 0C-16.6 -3 -17.4 -6 -16 -8C-18 -11 -17 -14 -15.4 -16C-16 -20 -13 -23 -10 -23.4C-6 -26.4 -2 -26 0 -25.4C3 -27 8 -26 10 -23.6C13.4 -23 15.6 -20 15.2 -16C17 -14 17.8 -11 16 -8C17.4 -5 16.4 -3 14 0C6 3 -6 3 -14 0z";
    const curls = Array.from({ length: 46 }, (_, i): [number, number] => [((i * 37) % 29) - 14.5 + (i % 3), -((i * 53) % 23) - 1.5]);
    return plate()
      .body(fur, { turn: 80, gap: 1.7, across: [0.62, 1], along: [0.2, 1] })
      .fine(curls.map(([x, y]) => arc(x * 0.93, y, 1.2, 1, 150 + ((x * 40) % 60), 350)).join(""))
      .body(ellipse(0, -14, 3.4, 4.4)).line(ellipse(0, -14, 1.7, 2.4));
  },
  /** A steel helmet with a comb. */
  FR: () => plate()
    .body("M-3.4 -22C-3 -27 4 -29.6 11 -25C14.4 -22.6 16 -19 16.4 -15L13 -14.4C11.6 -18 8 -21 3 -21z", { turn: 30, gap: 1.2, across: [0.4, 1] })
    .body("M-15 -4C-15 -15 -9 -22 0 -22C9.4 -22 15 -15 15 -4C6 -1 -6 -1 -15 -4z", { turn: 82, gap: [2.4, 1.1], across: [0.48, 1], along: [0.14, 1] }, { turn: 35, gap: 1.6, across: [0.5, 1], along: [0.6, 1], width: 0.5 })
    .body("M-15 -5C-19 -3.4 -22 -1 -23.4 2C-15 3 -7 2.6 -2 1.4C6 2.6 14 4.6 22 4.4C21 .6 18.6 -3 15 -5C6 -2 -6 -2 -15 -5z", { turn: 4, gap: 1.1, across: [0.5, 1] })
    .body("M-9 -15C-10.6 -12.4 -10 -9.4 -7 -7.4C-4 -9.4 -3.4 -12.4 -5 -15C-5.6 -12.6 -6 -14.6 -7 -17.4C-8 -14.6 -8.4 -12.6 -9 -15z"),
  /** A hat with a feather. */
  IT: () => plate()
    .body("M8 -10C12 -24 20 -34 30 -40C28 -29 22 -17 11 -7z", { turn: -55, gap: 1.2, across: [0.05, 0.6], along: [0.3, 1], width: 0.55 })
    .line("M8.6 -8C14 -20 21 -31 29.6 -39.6")
    .body("M-13 -5C-13 -15 -10 -22 -6 -21C-3 -20.4 -1 -18 1 -18.6C4 -19.6 6 -22.6 9 -20.4C12 -18 13 -11 13 -5C5 -2 -5 -2 -13 -5z", { turn: 84, gap: [2.2, 1.1], across: [0.55, 1], along: [0.1, 1] }, { turn: 80, gap: 1.8, across: [0.24, 0.36], along: [0, 0.6], width: 0.5 })
    .tinted("M-13.4 -8.6C-5 -5.6 5 -5.6 13.4 -8.6V-4.6C5 -1.6 -5 -1.6 -13.4 -4.6z")
    .body("M-13 -4.8C-18 -4.4 -23 -3 -25 0C-17 4.6 17 4.6 25 -1C22 -4 17 -4.6 13 -4.8C5 -1.8 -5 -1.8 -13 -4.8z", { turn: 2, gap: 1.1, across: [0.45, 1] })
    .body(ellipse(9.6, -7, 2.2)),
  /** A flat steel helmet. */
  UK: () => plate()
    .body("M-14.6 -5C-13.6 -15 -8 -19 0 -19C8 -19 13.6 -15 14.6 -5C6 -2 -6 -2 -14.6 -5z", { turn: 80, gap: [2.4, 1.1], across: [0.5, 1], along: [0.16, 1] }, { turn: 30, gap: 1.6, across: [0.5, 1], along: [0.6, 1], width: 0.5 })
    .body("M-14.6 -5.6C-20 -4.6 -25 -2.6 -27 .4C-15 5 15 5 27 .4C25 -2.6 20 -4.6 14.6 -5.6C6 -2.4 -6 -2.4 -14.6 -5.6z", { turn: 0, gap: 1, across: [0.5, 1] })
    .fine("M-24 1C-13 4 13 4 24 1")
    .line("M-10 3.4C-8 9 8 9 10 3.4"),
  /** A campaign hat with a high peak. */
  US: () => plate()
    .body("M-12 -5C-12 -12 -9 -21 -5.4 -24C-3 -25 -1.6 -22 0 -22C1.6 -22 3 -25 5.4 -24C9 -21 12 -12 12 -5C5 -2 -5 -2 -12 -5z", { turn: 82, gap: [2.2, 1.1], across: [0.52, 1], along: [0.1, 1] }, { turn: 78, gap: 1.6, across: [0.3, 0.42], along: [0, 0.6], width: 0.5 })
    .tinted("M-12.4 -8.4C-5 -5.6 5 -5.6 12.4 -8.4V-4.6C5 -1.8 -5 -1.8 -12.4 -4.6z")
    .body("M-12 -5C-18 -5 -25 -4 -28 -1C-17 4.6 17 4.6 28 -1C25 -4 18 -5 12 -5C5 -1.6 -5 -1.6 -12 -5z", { turn: 1, gap: 1, across: [0.45, 1] })
    .line("M-3 -6.6C-2 -3.6 2 -3.6 3 -6.6"),
};

/** A barrel of a gun that points to the right, its trunnions at the origin. */
export function barrel(long: number, thick: number): string {
  const t = thick / 2;
  return `M${-long * 0.3} ${-t}L${long * 0.2} ${-t * 0.9}L${long * 0.64} ${-t * 0.62}L${long * 0.66} ${-t * 0.84}H${long * 0.7}V${t * 0.84}H${long * 0.66}L${long * 0.64} ${t * 0.62}L${long * 0.2} ${t * 0.9}L${-long * 0.3} ${t}L${-long * 0.34} ${t * 0.5}V${-t * 0.5}z`;
}

/** Hatching of something round that lies, lit from above. */
export const ROUND = { turn: 0, gap: [2.1, 0.85] as const, across: [0.3, 1] as const, along: [0.01, 1] as const };

/** A shell that stands, 8 wide and so high, its foot at the origin. */
export function shell(high: number, half = 4): Plate {
  const tip = high * 0.4;
  const body = `M${-half} 0V${-high + tip}C${-half} ${-high + tip * 0.5} ${-half * 0.4} ${-high + 1} 0 ${-high}C${half * 0.4} ${-high + 1} ${half} ${-high + tip * 0.5} ${half} ${-high + tip}V0z`;
  return plate()
    .body(body, { turn: 90, gap: [1.9, 0.8], across: [0.46, 1], along: [0.03, 1] })
    .tinted(box(-half - 0.5, -6, half * 2 + 1, 2.2))
    .line(`M${-half} ${-high + tip}h${half * 2}`);
}

/** A row of sandbags, so many, from the left. */
export function bags(x: number, y: number, count: number, wide = 12, high = 6.4): Plate {
  const row = plate();
  for (let i = 0; i < count; i++) {
    const left = x + i * wide;
    const bag = `M${left + 1} ${y - high * 0.7}C${left + 1} ${y - high * 1.04} ${left + wide - 1} ${y - high * 1.1} ${left + wide - 0.6} ${y - high * 0.7}C${left + wide + 0.4} ${y - high * 0.3} ${left + wide - 0.4} ${y} ${left + wide - 1.4} ${y}H${left + 1.2}C${left - 0.4} ${y} ${left - 0.2} ${y - high * 0.3} ${left + 1} ${y - high * 0.7}z`;
    row.body(bag, { turn: 0, gap: 1.3, across: [0.42, 1], along: [0.3, 1], width: 0.6 });
    row.fine(`M${left + 2} ${y - high * 0.8}l-1 -1.2M${left + wide - 2} ${y - high * 0.84}l1.2 -1`);
  }
  return row;
}

/** Barbed wire between two posts. */
export function wire(x1: number, x2: number, y: number): Plate {
  const middle = (x1 + x2) / 2;
  const strand = (level: number, sag: number): string => `M${x1} ${level}C${middle - 6} ${level + sag} ${middle + 6} ${level + sag} ${x2} ${level}`;
  const strands = strand(y - 14, 4) + strand(y - 8, 4);
  return plate()
    .fine(strands + `M${x1} ${y - 14}C${middle - 4} ${y - 8} ${middle + 4} ${y - 4} ${x2} ${y - 8}M${x1} ${y - 8}C${middle - 4} ${y - 12} ${middle + 4} ${y - 12} ${x2} ${y - 14}`)
    .fine(studs(strands, 4.6, -1.2, 1.2) + place(studs(strands, 4.6, -1.2, 1.2), { x: 0.8 }));
}

/** A post in the ground. */
export function post(x: number, y: number, high: number, turn = 0): Plate {
  return plate().body(place(`M-1.4 0V${-high}L-.2 ${-high - 1.4}L1.4 ${-high}V0z`, { x, y, turn }), { turn: 90 + turn, gap: 1, across: [0.5, 1] });
}

/** A sheet of paper with lines of writing, its middle at the origin. */
export function sheet(wide: number, high: number, rows: number, turn = 0): Plate {
  const [w, h] = [wide / 2, high / 2];
  const written = Array.from({ length: rows }, (_, i) => {
    const y = -h + 6 + (i * (high - 10)) / rows;
    return `M${-w + 4} ${y}H${w - 4 - ((i * 7) % 9)}`;
  }).join("");
  return plate()
    .body(place(`M${-w} ${-h}H${w}V${h}H${-w}z`, { turn }))
    .shade(place(box(w - 2.6, -h, 2.6, high), { turn }), { turn: turn + 90, gap: 0.9 })
    .fine(place(written, { turn }));
}

/** A seal of wax with a ribbon. */
export function seal(x: number, y: number, r: number): Plate {
  return plate()
    .tinted(place("M-3 2L-7 14L-3.4 12L-1 15.4L1 3zM3 2L7 14L3.4 12L1 15.4L-1 3z", { x, y, scale: r / 6 }))
    .tinted(place(around(14, "M-1.5 -5.2C-1 -6.8 1 -6.8 1.5 -5.2L0 0z"), { x, y, scale: r / 6 }))
    .tinted(ellipse(x, y, r * 0.82), { turn: 40, gap: 1.2, across: [0.55, 1], along: [0.3, 1] })
    .line(ellipse(x, y, r * 0.54));
}

/** Wheels under a body, so many, from x to x. */
export function wheels(from: number, to: number, count: number, y: number, r: number): Plate {
  const row = plate();
  for (let i = 0; i < count; i++) {
    const x = from + ((to - from) * i) / Math.max(1, count - 1);
    row.body(ellipse(x, y, r), { turn: 30, gap: 1.2, across: [0.5, 1], along: [0.4, 1] }).line(ellipse(x, y, r * 0.35));
  }
  return row;
}

/** Rays around a point, from one radius to another, as of a burst. */
export function rays(x: number, y: number, from: number, to: number, count: number): string {
  return Array.from({ length: count }, (_, i) => {
    const reach = to * (i % 2 ? 0.72 : 1);
    const angle = (360 / count) * i;
    return place(`M-.7 ${-from}L0 ${-reach}L.7 ${-from}z`, { x, y, turn: angle });
  }).join("");
}

/** A burst with jagged edges. */
export function burst(x: number, y: number, r: number, points = 13): Plate {
  const corners = Array.from({ length: points * 2 }, (_, i): Point => {
    const angle = (Math.PI * i) / points - Math.PI / 2;
    const reach = i % 2 ? r * (0.5 + 0.1 * ((i * 7) % 3)) : r * (0.82 + 0.09 * ((i * 5) % 3));
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
  });
  return plate()
    .tinted(`${line(...corners)}z`)
    .ink(rays(x, y, r * 0.14, r * 0.62, points * 2))
    .ink(rays(x, y, r * 1.04, r * 1.34, points));
}

