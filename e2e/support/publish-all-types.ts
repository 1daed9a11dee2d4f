import type { Page } from '@playwright/test';
import { designCalls, linkCalls, publishCalls, recordCalls, scrollCalls } from '@wenshu/api-contract';
import { createClient } from '@wenshu/api-contract/client';
import { questionTypes } from '@wenshu/question-types/core';
import { allTypeInputs, type ExampleInput } from '@wenshu/question-types/testing-survey';
import { type Answers, buildCodebook, buildFlow } from '@wenshu/survey-core';
import { address } from './journey.ts';

export interface AllTypesSurvey {
  readonly scrollId: string;
  readonly inputs: readonly ExampleInput[];
  readonly linkCode: string;
  /** The values of each question's variables in the newest record, and those that given answers would have. */
  readValues(
    answers: Answers,
  ): Promise<ReadonlyMap<string, { stored: readonly unknown[]; expected: readonly unknown[] }>>;
}

/** A questionnaire of every type, made and published through the calls that the editor uses. */
export async function publishAllTypes(creator: Page): Promise<AllTypesSurvey> {
  const token = (await creator.context().cookies()).find(({ name }) => name === 'loginToken')?.value ?? '';
  const session = { token: decodeURIComponent(token), tokenHead: 'Bearer', expiresAtMs: Number.POSITIVE_INFINITY };
  const client = createClient({ base: `${address()}/api`, tokens: { read: () => session, replace: () => {} } });
  const inputs = allTypeInputs();
  const { scrollId } = await client.call(scrollCalls.create, { name: 'Every type' });
  const { document } = await client.call(scrollCalls.get, { scrollId });
  const groupId = Object.keys(document.groups)[0]!;
  const questions = inputs.map(({ question }) => ({ ...question, groupId }));
  await client.call(designCalls.importQuestions, { scrollId, questions } as never);
  for (const { questionId, itemGroups, rowGroups } of inputs) {
    if (itemGroups.length > 0)
      await client.call(designCalls.addItemGroups, { scrollId, questionId, itemGroups } as never);
    if (rowGroups.length > 0)
      await client.call(designCalls.batchSaveOrUpdateSubQuestionGroups, { scrollId, questionId, rowGroups } as never);
  }
  await client.call(publishCalls.changeStatus, { scrollId, status: 1 });
  const { linkCode } = await client.call(linkCalls.create, { scrollId });
  return {
    scrollId,
    inputs,
    linkCode,
    readValues: async answers => {
      const { columns, items } = await client.call(recordCalls.findPage, { scrollId });
      const published = await client.call(scrollCalls.get, { scrollId });
      const version = { scrollId, versionTime: 1, languageId: published.document.baseLanguageId };
      const codebook = buildCodebook([buildFlow(published.document, version)], questionTypes);
      const expected = codebook.valuesOf(answers);
      const valuesOf = (type: string) => {
        const question = Object.values(published.document.questions).find(one => one.type === type)!;
        const isOfType = (name: string) => name === question.seqName || name.startsWith(`${question.seqName}_`);
        return {
          stored: columns.flatMap(({ name }, at) => (isOfType(name) ? [items[0]!.values[at]] : [])),
          expected: codebook.variables.flatMap(({ name }, at) => (isOfType(name) ? [expected[at]] : [])),
        };
      };
      return new Map(inputs.map(({ slug }) => [slug, valuesOf(slug)]));
    },
  };
}
