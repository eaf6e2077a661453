/** For tests only: the distance and contrast of colours, with simulated colour blindness. */

/** Linear light as a reader sees it: in full colour, and without one kind of cone (Machado, Oliveira and Fernandes 2009). */
const EYES: Record<string, number[][]> = {
  full: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protan: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deutan: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritan: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};

function light(colour: string): number[] {
  return [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
}

function seen(colour: string, eyes: number[][]): number[] {
  const plain = light(colour);
  const [r = 0, g = 0, b = 0] = eyes.map((row) => Math.min(1, Math.max(0, row.reduce((sum, k, i) => sum + k * (plain[i] ?? 0), 0))));
  const root = (part: number): number => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116);
  const x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = root(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** How far apart two colours are to whoever tells them apart least. */
export function apart(a: string, b: string): number {
  return Math.min(...Object.values(EYES).map((eyes) => {
    const [p, q] = [seen(a, eyes), seen(b, eyes)];
    return Math.hypot(...p.map((part, k) => part - (q[k] ?? 0)));
  }));
}

export function contrast(a: string, b: string): number {
  const [one, two] = [a, b].map((colour) => {
    const [r = 0, g = 0, blue = 0] = light(colour);
    return 0.2126 * r + 0.7152 * g + 0.0722 * blue + 0.05;
  });
  return Math.max(one! / two!, two! / one!);
}
