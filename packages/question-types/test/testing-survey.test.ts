import {
  applyCommand,
  buildFlow,
  type CommandName,
  checkQuestionnaire,
  compileSurvey,
  completeInput,
  createQuestionnaire,
  type Json,
  type Questionnaire,
  replayAnswers,
} from '@wenshu/survey-core';
import { expect, test } from 'vitest';
import { questionTypes } from '../src/core.ts';
import { allTypeInputs } from '../src/testing-survey.ts';

test('every type together is one questionnaire that can be published and answered', () => {
  const inputs = allTypeInputs();
  let at = 0;
  let document: Questionnaire = createQuestionnaire({ title: 'All', baseLanguageId: 1, groupId: 'group00001' });
  const apply = (name: CommandName, input: object) => {
    const whole = completeInput(document, name, input, () => `minted${String(at++).padStart(6, '0')}`, questionTypes);
    const applied = applyCommand(document, name, whole, {
      types: questionTypes,
      isCreator: true,
      isPublished: () => false,
    });
    if (!('document' in applied)) throw new Error(JSON.stringify(applied));
    document = applied.document;
  };
  const groupId = Object.keys(document.groups)[0]!;
  apply('importQuestions', { questions: inputs.map(({ question }) => ({ ...question, groupId })) });
  for (const { questionId, itemGroups, rowGroups } of inputs) {
    if (itemGroups.length > 0) apply('addItemGroups', { questionId, itemGroups });
    if (rowGroups.length > 0) apply('batchSaveOrUpdateSubQuestionGroups', { questionId, rowGroups });
  }
  expect(checkQuestionnaire(document, questionTypes)).toEqual([]);
  const flow = buildFlow(document, { scrollId: 'survey1', versionTime: 1, languageId: 1 });
  const answers = Object.fromEntries(
    inputs.flatMap(({ questionId, answers: [first] }): [string, Json][] =>
      first === undefined ? [] : [[questionId, first]],
    ),
  );
  const replay = replayAnswers(compileSurvey(flow, questionTypes), answers);
  expect(replay).toMatchObject({ answers, problems: [], dropped: [] });
});
