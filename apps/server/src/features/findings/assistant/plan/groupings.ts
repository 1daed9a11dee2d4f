import { MOST_GROUPINGS } from '@wenshu/api-contract';
import type { AskKnown, AskThing } from './ask-things.ts';
import { isBackground } from './concepts.ts';

const MOST_GROUPS = 30;
/** Where so many say who people are, what else they chose is not looked through: every comparison makes the others weaker. */
const ENOUGH_BACKGROUND = 2;

/** One code for each person, of few: by this people are parted. */
export function isGrouping({ kind, row, variables: [variable] }: AskThing): boolean {
  const { categories = [], missing = [] } = variable ?? {};
  const groups = categories.filter(({ code }) => !missing.includes(code)).length;
  return (kind === 'choice' || kind === 'scale') && row === undefined && groups >= 2 && groups <= MOST_GROUPS;
}

/** By what people are compared where nobody says by what: who they are, else what they chose; scales are outcomes themselves. */
export function suitableGroupings({ things }: AskKnown, subject: AskThing): readonly AskThing[] {
  const possible = things.filter(
    thing =>
      isGrouping(thing) &&
      thing !== subject &&
      (thing.kind === 'choice' || isBackground(thing.label)) &&
      !thing.key.startsWith('fact:'),
  );
  const background = possible.filter(({ label }) => isBackground(label));
  return (background.length >= ENOUGH_BACKGROUND ? background : possible).slice(0, MOST_GROUPINGS);
}
