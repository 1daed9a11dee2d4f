import { columnId, optionId } from '../../apps/server/src/testing/import-records.ts';

const LEVELS = ['Very poor', 'Poor', 'Fair', 'Good', 'Very good'];
const [NUMBERS, CHOICES] = [30, 10];
export const numbers = Array.from({ length: NUMBERS }, (_, place) => columnId(place));
export const choices = Array.from({ length: CHOICES }, (_, place) => columnId(NUMBERS + place));
export const columns = [
  ...numbers.map(name => ({ name, numbers: [] })),
  ...choices.map(name => ({ name, levels: LEVELS, values: [] })),
];

/** Five things behind thirty numbers and ten opinions, the same at every time. */
export function answers(records: number): readonly object[] {
  let state = 20_261_118;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return Array.from({ length: records }, () => {
    const behind = Array.from({ length: 5 }, () => random() + random() + random());
    const said = numbers.map((key, at) => [key, String(Math.round(20 * behind[at % 5]! + 10 * random()) / 10)]);
    const chosen = choices.map((key, at) => {
      const level = Math.min(LEVELS.length - 1, Math.floor((behind[at % 5]! / 3) * LEVELS.length));
      return [key, { item: optionId(key, level) }];
    });
    return Object.fromEntries([...said, ...chosen]);
  });
}
