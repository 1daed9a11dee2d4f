import { writeSettings } from '@wenshu/survey-core';
import type { Mend } from '../finding.ts';
import type { Asked } from '../reading/asked.ts';
import type { WordsLanguage } from '../reading/read-survey.ts';
import { isBare } from '../reading/scale-labels.ts';
import { ends } from '../words/mend-words.ts';

/** Both ends by what is asked. Where one has a word already it must be one of this pair: else the other is not ours to guess. */
export function labelEnds(asked: Asked, points: readonly string[], language: WordsLanguage): Mend | undefined {
  const pair = ends[language].find(({ asks }) => asks.test(`${asked.title}\n${asked.note}`));
  if (!pair) return undefined;
  const low = asked.lowLabel || (isBare(points[0]!) ? '' : points[0]!);
  const high = asked.highLabel || (isBare(points.at(-1)!) ? '' : points.at(-1)!);
  if ((low !== '' && low !== pair.low) || (high !== '' && high !== pair.high)) return undefined;
  // From good to bad: the numbers run the other way than the words would.
  const first = Number.parseInt(points[0] ?? '', 10);
  if (first > Number.parseInt(points.at(-1) ?? '', 10)) return undefined;
  return {
    does: 'label-ends',
    edits: [
      {
        name: 'updateSettings',
        input: { questionId: asked.id, settings: writeSettings({ lowLabel: pair.low, highLabel: pair.high }) },
      },
    ],
  };
}
