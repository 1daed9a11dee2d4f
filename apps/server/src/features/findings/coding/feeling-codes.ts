import type { FrameCommand } from '@wenshu/analysis';
import { codingTexts } from '@wenshu/texts/findings/coding';
import type { FeelingClass } from '@wenshu/words';
import type { FrameRow } from './frame.repository.ts';

/** The codes of a frame of feeling, by their numbers from 1 on. People may rename them, and add others that nobody proposes. */
export const feelingCodes: Readonly<Record<FeelingClass, number>> = {
  positive: 1,
  negative: 2,
  mixed: 3,
  neutral: 4,
};

/** In the order of their numbers. */
const looks: readonly { readonly feeling: FeelingClass; readonly colour: string; readonly key: string }[] = [
  { feeling: 'positive', colour: '#2b7346', key: 'p' },
  { feeling: 'negative', colour: '#b5382a', key: 'n' },
  { feeling: 'mixed', colour: '#97500f', key: 'm' },
  { feeling: 'neutral', colour: '#667577', key: 'o' },
];

/** What a new frame begins with. */
export function codesFor(purpose: FrameRow['purpose']): FrameCommand[] {
  if (purpose === 'topics') return [];
  return looks.map(({ feeling, ...look }) => {
    const words = { zh: codingTexts.zh.feelings[feeling], en: codingTexts.en.feelings[feeling] };
    return { does: 'add', parent: null, ...words, ...look };
  });
}
