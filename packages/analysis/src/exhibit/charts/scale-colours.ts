import type { Scale } from '../exhibits.ts';
import { chroma, contrast, distance, type Lab, labOf, mixed, seenByFew, toHex } from './colour-space.ts';
import { inkOn } from './ink.ts';

/** The middle of a scale, and what stands beside it: "don't know", a net. */
export const NEUTRAL = '#e2dfd6';
export const ASIDE = '#a9b0af';

/** The other end of a scale where the colours that were chosen are all of one kind: one of these two is far from any of them. */
const FALLBACKS = ['#d9822b', '#3f6db0'];
/** Nearer to each other, two ends are not told apart by eyes that see few colours. */
const FAR = 0.12;
/** With less it is a grey: it has no opposite. */
const COLOURFUL = 0.04;
/** Lighter ends would not stand out from the middle. */
const LIGHTEST_END = 0.72;
/** How much of the end's colour is left at the other end of a scale that begins with little. */
const PALEST = 0.22;

/**
 * Of what stands upon a scale, the colours of its places: away from the middle to two opposite ends, or from pale to strong where it only
 * rises. Made of the colours that were chosen: the first is the upper end.
 */
export function scaleColours(
  { items, hasMiddle }: Scale,
  names: readonly string[],
  palette: readonly string[],
): readonly string[] {
  const places = new Map(items.map(({ name, at }) => [name, at]));
  const steps = [...new Set(items.map(({ at }) => at))].sort((a, b) => a - b);
  const upper = asEnd(labOf(palette[0]!));
  const colourAt =
    hasMiddle && chroma(upper) >= COLOURFUL ? diverging(steps, upper, lowerEnd(palette)) : rising(steps, upper);
  return names.map(name => {
    const at = places.get(name);
    return at === undefined ? ASIDE : readable(colourAt(at));
  });
}

/** What words must differ from what they stand upon (WCAG AA). */
const LEAST_CONTRAST = 4.5;

/** Of a middling lightness neither dark nor white words are read: a little lighter they are. */
function readable([light, a, b]: Lab): string {
  const colour = toHex([light, a, b]);
  return contrast(colour, inkOn(colour)) >= LEAST_CONTRAST ? colour : readable([light + 0.01, a, b]);
}

const MIDDLE = 0.5;

/** On each side as many shades as it has places, so that the palest is never mistaken for the middle. */
function diverging(steps: readonly number[], upper: Lab, lower: Lab): (at: number) => Lab {
  const [below, above] = [steps.filter(at => at < MIDDLE).reverse(), steps.filter(at => at > MIDDLE)];
  return at => {
    const [side, end] = at < MIDDLE ? [below, lower] : [above, upper];
    return mixed(labOf(NEUTRAL), end, at === MIDDLE ? 0 : (side.indexOf(at) + 1) / side.length);
  };
}

const rising =
  (steps: readonly number[], upper: Lab) =>
  (at: number): Lab =>
    mixed(
      labOf(NEUTRAL),
      upper,
      steps.length < 2 ? 1 : PALEST + ((1 - PALEST) * steps.indexOf(at)) / (steps.length - 1),
    );

const asEnd = ([light, a, b]: Lab): Lab => [Math.min(light, LIGHTEST_END), a, b];

/** Of the chosen colours the one that is farthest from the first, also to eyes that see few colours. */
function lowerEnd([first, ...others]: readonly string[]): Lab {
  const apart = (colour: string) => hueDistance(colour, first!);
  const farthest = (colours: readonly string[]) => colours.toSorted((one, other) => apart(other) - apart(one))[0]!;
  const own = others.filter(colour => chroma(labOf(colour)) >= COLOURFUL);
  const found = own.length > 0 ? farthest(own) : undefined;
  return asEnd(labOf(found !== undefined && apart(found) >= FAR ? found : farthest(FALLBACKS)));
}

/** How far apart two colours are, but for one being lighter: as most people see them or as few do, whichever is less. */
function hueDistance(one: string, other: string): number {
  const level = ([, a, b]: Lab): Lab => [0, a, b];
  const apart = (see: (colour: string) => Lab) => distance(level(see(one)), level(see(other)));
  return Math.min(apart(labOf), apart(seenByFew));
}
