/** A province as GeoJSON has it. */
export interface OutlinedProvince {
  readonly id?: string;
  readonly properties: { readonly id?: string; readonly name: string };
  readonly geometry:
    | { readonly type: 'Polygon'; readonly coordinates: readonly Ring[] }
    | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly Ring[])[] };
}
type Ring = readonly Point[];
type Point = readonly [longitude: number, latitude: number];

/** On a map as wide as a screen a degree is a dozen pixels. */
const HUNDREDTHS = 100;
const TOLERANCE = 0.025;
/** Of a small place every corner is seen. */
const SMALL = 40;
/** Islands of fewer are smaller than a pixel. */
const LEAST_POINTS = 4;

/**
 * One text, a line per province: its code and its name, then its rings with `;` before each. A ring is whole hundredths of a degree, each
 * point by how far it is from the one before. Holes are where another province lies, which is drawn over them.
 */
export function packOutlines(provinces: readonly OutlinedProvince[]): string {
  const lines = provinces.map(({ id, properties, geometry }) => {
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    const rings = polygons.map(([outer]) => packRing(outer!)).filter(ring => ring.length >= 2 * LEAST_POINTS);
    return [`${properties.id ?? id}${properties.name}`, ...rings.map(ring => ring.join(','))].join(';');
  });
  return lines.sort().join('\n');
}

function packRing(ring: Ring): readonly number[] {
  const kept = ring.length <= SMALL ? ring : simplified(ring);
  const whole = kept.map(([x, y]) => [Math.round(x * HUNDREDTHS), Math.round(y * HUNDREDTHS)] as const);
  const different = whole.filter(([x, y], at) => at === 0 || x !== whole[at - 1]![0] || y !== whole[at - 1]![1]);
  return different.flatMap(([x, y], at) =>
    at === 0 ? [x, y] : [x - different[at - 1]![0], y - different[at - 1]![1]],
  );
}

/** Douglas and Peucker: points that a straight line goes by closely enough are left out. A ring is two lines, from its first point to the farthest and back. */
function simplified(ring: Ring): Ring {
  const far = ring.reduce(
    (most, point, at) => (distance(point, ring[0]!) > distance(ring[most]!, ring[0]!) ? at : most),
    0,
  );
  return [...simplifiedLine(ring.slice(0, far + 1)).slice(0, -1), ...simplifiedLine(ring.slice(far))];
}

function simplifiedLine(line: Ring): Ring {
  const [first, last] = [line[0]!, line.at(-1)!];
  let [most, at] = [0, 0];
  for (let place = 1; place < line.length - 1; place++) {
    const off = awayFrom(line[place]!, first, last);
    if (off > most) [most, at] = [off, place];
  }
  if (most <= TOLERANCE) return [first, last];
  return [...simplifiedLine(line.slice(0, at + 1)).slice(0, -1), ...simplifiedLine(line.slice(at))];
}

const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

function awayFrom(point: Point, from: Point, to: Point): number {
  const length = distance(from, to);
  if (length === 0) return distance(point, from);
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  return Math.abs(x * (from[1] - point[1]) - (from[0] - point[0]) * y) / length;
}
