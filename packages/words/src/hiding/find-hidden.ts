import { hiddenKinds, hiddenThings } from './hidden-things.ts';

export type HiddenKind = (typeof hiddenKinds)[number];

export interface HiddenThing {
  readonly kind: HiddenKind;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/**
 * What in a text tells who somebody is: mail, address, name beside a title or after "my name is", ID card, bank card, phone, any long number; and `text`
 * for what looks like a mark that stands in the place of such a thing. From left to right, none within another. What no pattern knows is not found: a
 * name alone is a word like others.
 *
 * @example
 * findHidden('王女士，13800138000').map(thing => thing.kind) // ['name', 'phone']
 */
export function findHidden(text: string): HiddenThing[] {
  return Array.from(text.matchAll(hiddenThings), match => ({
    kind: hiddenKinds.find(name => match.groups?.[name] !== undefined) ?? 'text',
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}
