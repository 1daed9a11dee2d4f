import { questionTypes } from '@wenshu/question-types/core';
import { type DraftQuestion, findType } from '@wenshu/survey-core';

/** How many names a line with a star stands for: those of the longest list. */
interface Expanding {
  readonly names: readonly string[];
  readonly questions: readonly DraftQuestion[];
  readonly repeats: number;
}

const NAME = /\b[a-z][a-zA-Z]*\b/g;

/** The rules of a scheme as those of a template: names of questions become numbers, `last` the number of the last option. */
export function expandRules(rules: string, { names, questions, repeats }: Expanding): string {
  const numberOf = new Map(names.map((name, at) => [name, placeOf(questions, at)]));
  return rules
    .trim()
    .split('\n')
    .flatMap(line => (line.includes('*') ? times(line, repeats) : [line]))
    .map(line => {
      const withLast = line.replace(
        /(\w+)(\.last| is last| is not last)/g,
        (_, name: string, where: string) => name + where.replace('last', String(itemsOf(name))),
      );
      const [verb = '', ...rest] = withLast.trim().split(' ');
      return [verb, rest.join(' ').replace(NAME, word => String(numberOf.get(word) ?? word))].join(' ');
    })
    .join('\n');

  function itemsOf(name: string): number {
    return questions[(numberOf.get(name) ?? 0) - 1]?.items.length ?? 0;
  }
}

const times = (line: string, repeats: number) =>
  Array.from({ length: repeats }, (_, at) => line.replaceAll('*', String(at + 1)));

/** From 1, page breaks counted: as a template counts. */
export function placeOf(questions: readonly DraftQuestion[], at: number): number {
  const isNamed = ({ type }: DraftQuestion) => findType(questionTypes, type)?.capabilities.needsTitle !== false;
  const named = questions.flatMap((question, place) => (isNamed(question) ? [place + 1] : []));
  const place = named[at];
  if (place === undefined) throw new Error(`A scheme has fewer than ${at + 1} questions`);
  return place;
}
