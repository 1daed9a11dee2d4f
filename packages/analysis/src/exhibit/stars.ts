/** As people know them from journals; the strictest first. A note under the table says the same (`stars` of the models' words). */
const levels: readonly (readonly [stars: string, below: number])[] = [
  ['***', 0.001],
  ['**', 0.01],
  ['*', 0.05],
];

/** How sure a number is, as the letters of its cell; nothing where it may be chance, or was not tested. */
export const starsOf = (p: number | null): string =>
  p === null ? '' : (levels.find(([, below]) => p < below)?.[0] ?? '');

/** What stars say: p is below it. Undefined of letters that name columns. */
export const levelOfStars = (letters: string): number | undefined => levels.find(([stars]) => stars === letters)?.[1];

const changes = { rose: '▲', fell: '▼' } as const;

/** Behind a number that is more than chance above or below an earlier one, as the letters of its cell. */
export const signOfChange = (difference: number): string => (difference > 0 ? changes.rose : changes.fell);

/** What such a sign says. Undefined of other letters. */
export const changeOfSign = (letters: string): keyof typeof changes | undefined =>
  letters === changes.rose ? 'rose' : letters === changes.fell ? 'fell' : undefined;
