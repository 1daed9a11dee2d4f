/** Lightness 0 to 1, then green to red and blue to yellow: steps of the same length look equally large (OKLab, Ottosson 2020). */
export type Lab = readonly [light: number, a: number, b: number];
type Rgb = readonly [red: number, green: number, blue: number];

/** Light of each kind, 0 to 1, out of `#rrggbb`. */
function lightOf(colour: string): Rgb {
  const part = (at: number) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

const times = (rows: readonly Rgb[], [x, y, z]: Rgb): Rgb =>
  // Three parts in, three out; `map` tells a list.
  rows.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Rgb;

const TO_CONES: readonly Rgb[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const TO_LAB: readonly Rgb[] = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const FROM_LAB: readonly Rgb[] = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const FROM_CONES: readonly Rgb[] = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];
/** How eyes without green cones see (Machado, Oliveira and Fernandes 2009): one man in twenty sees about so. */
const WITHOUT_GREEN: readonly Rgb[] = [
  [0.367322, 0.860646, -0.227968],
  [0.280085, 0.672501, 0.047413],
  [-0.01182, 0.04294, 0.968881],
];

const labOfLight = (light: Rgb): Lab => {
  const [l, m, s] = times(TO_CONES, light);
  return times(TO_LAB, [Math.cbrt(l), Math.cbrt(m), Math.cbrt(s)]);
};

export const labOf = (colour: string): Lab => labOfLight(lightOf(colour));
export const seenByFew = (colour: string): Lab => labOfLight(times(WITHOUT_GREEN, lightOf(colour)));

export function toHex(lab: Lab): string {
  const [l, m, s] = times(FROM_LAB, lab);
  const digits = times(FROM_CONES, [l ** 3, m ** 3, s ** 3]).map(light => {
    const share = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
    return Math.round(255 * Math.min(1, Math.max(0, share)))
      .toString(16)
      .padStart(2, '0');
  });
  return `#${digits.join('')}`;
}

/** So much of the second. */
export const mixed = (one: Lab, other: Lab, share: number): Lab =>
  // Three parts in, three out; `map` tells a list.
  one.map((part, at) => part + share * (other[at]! - part)) as unknown as Lab;

export const chroma = ([, a, b]: Lab): number => Math.hypot(a, b);
export const distance = (one: Lab, other: Lab): number => Math.hypot(...one.map((part, at) => part - other[at]!));

/** How well one is read upon the other, 1 to 21 (WCAG 2). */
export function contrast(one: string, other: string): number {
  const light = (colour: string) => {
    const [red, green, blue] = lightOf(colour);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dim, bright] = [light(one), light(other)].sort((a, b) => a - b) as [number, number];
  return (bright + 0.05) / (dim + 0.05);
}
