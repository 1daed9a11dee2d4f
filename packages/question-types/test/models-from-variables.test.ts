import type { Json, VariableValue } from '@wenshu/survey-core';
import { parseDesign } from '@wenshu/survey-core';
import { expect, test } from 'vitest';
import { bpto, conjointChoice, conjointRating, kano, maxDiff, psm } from '../../statistics/src/index.ts';
import { priceListOf } from '../src/_shared/designs/price-list.ts';
import { shelfAfter } from '../src/bpto/shelf.ts';
import { type QuestionTypeSlug, questionTypes } from '../src/core.ts';
import { typeExamples } from '../src/examples.ts';

/** A type's example answers as an analysis gets them: rows of values under the variables' names, and the design from the question. */
function dataOf(slug: QuestionTypeSlug, answers: readonly Json[] = typeExamples[slug].answers) {
  const { question } = typeExamples[slug];
  const bound = questionTypes[slug].bind(question);
  const names = bound.variables().map(({ name }) => name);
  const rows = answers.map(answer => bound.values(answer));
  const column = (name: string) => rows.map(row => row[names.indexOf(name)]!) as number[];
  return { question, rows, column, design: parseDesign(String(question.settings[20150])) };
}
const numbers = (row: readonly VariableValue[]) => row.slice(1) as number[];

test('Kano: both sides and the importance of every feature', () => {
  const { column } = dataOf('kano');
  const result = kano({
    features: ['X', 'Y'],
    functional: [column('_1_functional'), column('_2_functional')],
    dysfunctional: [column('_1_dysfunctional'), column('_2_dysfunctional')],
    importance: [column('_1_importance'), column('_2_importance')],
    settings: {
      table: ['QAAAO', 'RIIIM', 'RIIIM', 'RIIIM', 'RRRRQ'].map(row => [...row]),
      tieOrder: ['M', 'O', 'A', 'I', 'R', 'Q'],
      quadrantSplit: 'mean',
    },
  });
  expect(result.features.map(({ counts: { O, I, A } }) => ({ O, I, A }))).toEqual([
    { O: 1, I: 1, A: 0 },
    { O: 0, I: 1, A: 1 },
  ]);
  expect(result.features.map(({ meanImportance }) => meanImportance)).toEqual([4, 2.5]);
});

test('PSM: four prices', () => {
  const { column } = dataOf('psm');
  const [tooCheap, cheap, expensive, tooExpensive] = ['_tooCheap', '_cheap', '_expensive', '_tooExpensive'].map(column);
  const result = psm({
    tooCheap: tooCheap!,
    cheap: cheap!,
    expensive: expensive!,
    tooExpensive: tooExpensive!,
    settings: { ordering: 'strict', interpolation: 'linear' },
  });
  expect(result).toMatchObject({ n: 2, validN: 2, invalidN: 0 });
});

test('MaxDiff: the version says which items each set showed', () => {
  const { rows, design } = dataOf('maxdiff');
  const tasks = rows.flatMap((row, respondent) =>
    design!.versions[Number(row[0]) - 1]!.map((set, at) => ({
      respondent,
      items: set.map(([place]) => place!),
      best: Number(row[1 + 2 * at]) - 1,
      worst: Number(row[2 + 2 * at]) - 1,
    })),
  );
  const result = maxDiff({ items: [...'abcdef'], tasks, settings: { models: [] } });
  expect(result.best).toEqual([1, 0, 1, 1, 1, 2]);
  expect(result.worst).toEqual([2, 2, 0, 1, 1, 0]);
});

test('CBC: the version says which levels the chosen concept had', () => {
  const { rows, design } = dataOf('cbc', [
    ...typeExamples.cbc.answers,
    { version: 1, tasks: { '1': 2, '2': 1, '3': 1 } },
    { version: 2, tasks: { '1': 2, '2': 3, '3': 3 } },
  ]);
  const tasks = rows.flatMap((row, respondent) =>
    design!.versions[Number(row[0]) - 1]!.map((concepts, at) => ({
      respondent,
      alternatives: [...concepts.map(concept => [...concept]), null],
      chosen: row[1 + at] === 0 ? concepts.length : Number(row[1 + at]) - 1,
    })),
  );
  const attributes = [
    { name: 'Data', type: 'categorical' as const, levels: ['a', 'b', 'c'] },
    { name: 'Price', type: 'categorical' as const, levels: ['d', 'e'] },
  ];
  const result = conjointChoice({ attributes, tasks, settings: { coding: 'effects', none: true } });
  expect(result.partWorths.map(({ attribute }) => attribute)).toEqual(['Data', 'Price']);
  expect(result.noneUtility).toBeLessThan(0);
});

test('CPC: ratings of the cards of each version', () => {
  const { rows, design } = dataOf('cpc');
  const profiles = design!.versions.flatMap(cards => cards.map(([card]) => [...card!]));
  const ratings = rows.map(row =>
    design!.versions.flatMap((cards, version) =>
      cards.map((_, at) => (row[0] === version + 1 ? numbers(row)[at]! : null)),
    ),
  );
  const attributes = [
    { name: 'Data', levels: ['a', 'b', 'c'] },
    { name: 'Price', levels: ['d', 'e'] },
  ];
  const result = conjointRating({ attributes, profiles, ratings, settings: { coding: 'effects' } });
  expect(result).toMatchObject({ nRespondents: 2, nProfiles: 6 });
});

test('BPTO: the shelf at every step follows from the brands chosen', () => {
  const { question, rows } = dataOf('bpto');
  const { items } = question;
  const tasks = rows.flatMap((row, respondent) => {
    const choices = String(row[0])
      .split(',')
      .map(code => items[Number(code) - 1]?.id ?? null);
    return choices.map((choice, at) => {
      const { prices } = shelfAfter(items, choices.slice(0, at))!;
      return {
        respondent,
        prices: items.map(({ id }) => prices.get(id) ?? null),
        chosen: choice === null ? null : items.findIndex(({ id }) => id === choice),
      };
    });
  });
  const brands = items.map(({ title, settings }) => ({ name: title.text, prices: [...priceListOf(settings)] }));
  const result = bpto({ brands, tasks, scenarioPrices: [10, 10, 10], settings: { none: true } });
  expect(result).toMatchObject({ nRespondents: 2, nTasks: 8 });
  expect(rows[0]!.slice(1)).toEqual([12, 12, 10]);
});
