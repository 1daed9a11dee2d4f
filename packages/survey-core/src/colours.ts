/** A colour as #rrggbb. */
type Colour = string;

const WHITE = '#ffffff';
const INK = '#1d2a33';
/** What WCAG asks between a text and what it stands on. */
export const READABLE = 4.5;

/** How far two colours are apart for the eye, 1 to 21, as WCAG counts it. */
export function contrast(one: Colour, other: Colour): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** White where it can be read, else ink; on the few colours between them black, which can always be read then. */
export function textOn(ground: Colour): Colour {
  return [WHITE, INK].find(text => contrast(text, ground) >= READABLE) ?? '#000000';
}

/** The colour itself, or as much darker as it takes to be read on every one of the grounds. */
export function readableOn(grounds: readonly Colour[], colour: Colour): Colour {
  for (let share = 0; share < 1; share += 0.05) {
    const darker = mix(colour, '#000000', share);
    if (grounds.every(ground => contrast(darker, ground) >= READABLE)) return darker;
  }
  return INK;
}

/** `share` of the way from one colour to another. */
export function mix(from: Colour, to: Colour, share: number): Colour {
  const [start, end] = [channels(from), channels(to)];
  return `#${start
    .map((value, index) =>
      Math.round(value + (end[index]! - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

function channels(colour: Colour): number[] {
  return [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16));
}

function luminance(colour: Colour): number {
  const [red, green, blue] = channels(colour).map(value => {
    const share = value / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
