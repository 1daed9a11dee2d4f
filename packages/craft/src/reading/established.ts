import type { Asked } from './asked.ts';
import type { Survey } from './read-survey.ts';

/** All that somebody has read before this question: what it says is known to be so. */
export function establishedBefore({ name, introduction, questions }: Survey, asked: Asked): string {
  const at = questions.indexOf(asked);
  const read = questions
    .slice(0, at)
    .flatMap(({ title, note, options, rows }) => [
      title,
      note,
      ...options.map(one => one.text),
      ...rows.map(one => one.text),
    ]);
  return [name, introduction, ...read].join('\n');
}
