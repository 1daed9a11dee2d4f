import { logicCalls, questionCalls, scrollCalls } from '@wenshu/api-contract';
import { ordersBetween, writeSettings } from '@wenshu/survey-core';
import type { TestPerson } from './build-person.ts';
import { asPerson, publishQuestionnaire, type TestSurvey } from './build-survey.ts';
import type { TestApp } from './build-test-app.ts';

type Missing = null | undefined;

/** A column of data as a question: one of its levels, several of its items, a number or a text. */
export type ImportedColumn =
  | { readonly name: string; readonly levels: readonly string[]; readonly values: readonly (string | Missing)[] }
  | {
      readonly name: string;
      readonly items: readonly string[];
      readonly sets: readonly (readonly string[] | Missing)[];
    }
  | { readonly name: string; readonly numbers: readonly (number | Missing)[] }
  | { readonly name: string; readonly texts: readonly (string | Missing)[] };

const DECIMAL = 3;
/** Of the columns in their order. */
export const columnId = (place: number) => `column${String(place).padStart(4, '0')}`;
/** Of the options of a question in their order. */
export const optionId = (question: string, place: number) => `${question}x${String(place).padStart(3, '0')}`;

/** A questionnaire whose questions fit the columns, and a complete record for each line. The key of a column's variable is its question's id. */
export async function importRecords(
  test: TestApp,
  creator: TestPerson,
  columns: readonly ImportedColumn[],
  loops: readonly { readonly questionId: string; readonly fromQuestionId: string }[] = [],
): Promise<TestSurvey & { keyOf(name: string): string }> {
  const questions = columns.map((column, place) => ({ column, id: columnId(place) }));
  const { scrollId } = (await test.call(scrollCalls.create, { name: 'Imported' }, asPerson(creator))).data as {
    scrollId: string;
  };
  const { document } = (await test.call(scrollCalls.get, { scrollId }, asPerson(creator))).data as {
    document: { groups: Record<string, unknown> };
  };
  const groupId = Object.keys(document.groups)[0]!;
  const orders = ordersBetween(null, null, questions.length);
  for (const [place, { column, id }] of questions.entries()) {
    const options = optionsOf(column);
    const optionOrders = ordersBetween(null, null, options.length);
    const added = await test.call(
      questionCalls.addTopQuestion,
      {
        scrollId,
        groupId,
        questionId: id,
        order: orders[place]!,
        type: typeOf(column),
        seqName: `V${place + 1}`,
        title: { text: column.name },
        ...('numbers' in column && { settings: writeSettings({ inputFormat: DECIMAL }) }),
        items: options.map((text, index) => ({
          itemId: optionId(id, index),
          order: optionOrders[index]!,
          title: { text },
        })),
        // Tests send what they like; the call itself checks it.
      } as never,
      asPerson(creator),
    );
    if (added.code !== '0000') throw new Error(`${column.name}: ${added.message}`);
  }
  for (const { questionId, fromQuestionId } of loops) {
    const rule = { id: `loop${questionId}`, order: 'a', take: 'selected' as const };
    const saved = await test.call(
      logicCalls.saveQuestionRelationLogic,
      // Tests send what they like; the call itself checks it.
      { scrollId, ...rule, target: { questionId }, fromQuestionId } as never,
      asPerson(creator),
    );
    if (saved.code !== '0000') throw new Error(saved.message);
  }
  const survey = await publishQuestionnaire(test, creator, scrollId);
  const length = Math.max(...columns.map(column => valuesOf(column).length));
  const answers = Array.from({ length }, (_, line) =>
    Object.fromEntries(
      questions.flatMap(({ column, id }) => {
        const answer = answerOf(column, id, line);
        return answer === undefined ? [] : [[id, answer]];
      }),
    ),
  );
  await insertAnswers(test, survey, answers);
  return { ...survey, keyOf: name => questions.find(({ column }) => column.name === name)!.id };
}

/** Complete records as they would have been stored. */
export async function insertAnswers(
  { platform }: TestApp,
  { scrollId, versionTime, linkCode }: TestSurvey,
  answers: readonly object[],
): Promise<void> {
  await platform.database.pool.query(
    `insert into answer_record (scroll_id, answer_record_id, status, is_submit, is_counted, serial, version_time, language_id, link_code, answers,
                                started_at, submitted_at, active_ms)
     select $1, 'import' || lpad(n::text, 14, '0'), 2, true, true, n, $2, 1, $3, a, now(), now(), 60000
       from jsonb_array_elements($4::jsonb) with ordinality as given (a, n)`,
    [scrollId, versionTime, linkCode, JSON.stringify(answers)],
  );
}

function typeOf(column: ImportedColumn): string {
  if ('numbers' in column || 'texts' in column) return 'fill-in';
  return 'sets' in column ? 'multiple-choice' : 'single-choice';
}

function optionsOf(column: ImportedColumn): readonly string[] {
  if ('numbers' in column || 'texts' in column) return [];
  return 'sets' in column ? column.items : column.levels;
}

function valuesOf(column: ImportedColumn): readonly unknown[] {
  if ('numbers' in column) return column.numbers;
  if ('texts' in column) return column.texts;
  return 'sets' in column ? column.sets : column.values;
}

function answerOf(column: ImportedColumn, id: string, line: number): unknown {
  const value = valuesOf(column)[line];
  if (value === null || value === undefined) return undefined;
  if ('numbers' in column || 'texts' in column) return String(value);
  const idOf = (text: string) => optionId(id, optionsOf(column).indexOf(text));
  if ('sets' in column) return { items: (value as readonly string[]).map(idOf) };
  return optionsOf(column).includes(value as string) ? { item: idOf(value as string) } : undefined;
}
