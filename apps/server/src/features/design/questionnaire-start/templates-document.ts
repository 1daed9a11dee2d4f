import { questionTypes } from '@wenshu/question-types/core';
import {
  applyCommand,
  type CommandName,
  completeInput,
  inOrder,
  isEditProblem,
  type Question,
  type Questionnaire,
  settingDictionary,
} from '@wenshu/survey-core';
import { newId } from '../../../platform/new-id.ts';
import type { NewQuestionnaire } from '../questionnaire-design/index.ts';
import { documentWithQuestions } from './document-with-questions.ts';
import type { Template } from './templates.ts';
import { INPUT_FORMATS, type TemplatePlace, type TemplateRule, type TemplateTest } from './templates-rules.ts';

interface Edit {
  readonly name: CommandName;
  readonly input: object;
}

/** A new document made of a template: its questions, then its rules as the edits that a creator would make. */
export function templateDocument(
  start: NewQuestionnaire,
  { questions, rules }: Pick<Template, 'questions' | 'rules'>,
): Questionnaire {
  const bare = documentWithQuestions(start, questions);
  const inPlace = inOrder(bare.questions);
  return rules.reduce((document, rule) => apply(document, editOf(rule, inPlace)), bare);
}

function apply(document: Questionnaire, { name, input }: Edit): Questionnaire {
  const whole = completeInput(document, name, input, newId, questionTypes);
  const edit = applyCommand(document, name, whole, {
    types: questionTypes,
    isPublished: () => false,
    isCreator: true,
  });
  if (isEditProblem(edit)) throw new Error(`A template's rule is refused: ${JSON.stringify(edit)}`);
  return edit.document;
}

function editOf(rule: TemplateRule, questions: readonly Question[]): Edit {
  switch (rule.does) {
    case 'show':
      return save({ kind: 'display', target: idsOf(rule.place, questions), when: conditionOf(rule.when, questions) });
    case 'screen-out': {
      const { questionId } = idsOf({ question: rule.after }, questions);
      return save({ kind: 'screen-out', questionId, when: conditionOf(rule.when, questions) });
    }
    case 'random':
      return set(rule.place, { [settingDictionary[RANDOM[rule.of]].code]: true }, questions);
    case 'anchor':
      return set(rule.place, { [settingDictionary.isAnchored.code]: true }, questions);
    case 'exclusive':
      return set(rule.place, { [settingDictionary.isExclusive.code]: true }, questions);
    case 'format':
      return set(rule, { [settingDictionary.inputFormat.code]: INPUT_FORMATS[rule.format] }, questions);
  }
}

const RANDOM = { options: 'isOptionOrderRandom', rows: 'isRowOrderRandom' } as const;

const save = (rule: object): Edit => ({ name: 'saveLogic', input: { rules: [rule] } });

const set = (place: TemplatePlace, settings: object, questions: readonly Question[]): Edit => ({
  name: 'updateSettings',
  input: { ...idsOf(place, questions), settings },
});

function conditionOf(tests: readonly TemplateTest[], questions: readonly Question[]): object {
  const [first, ...others] = tests.map(test => {
    const { questionId } = idsOf(test, questions);
    if ('compare' in test) return { test: 'number', questionId, compare: test.compare, value: test.value };
    const itemIds = test.items.map(item => idsOf({ question: test.question, item }, questions).itemId);
    return { test: 'choice', questionId, is: test.is, itemIds };
  });
  return others.length === 0 ? first! : { all: [first, ...others] };
}

/** The ids behind a template's numbers. A number too many is our mistake, and found by the tests. */
function idsOf({ question, item, row }: TemplatePlace, questions: readonly Question[]) {
  const found = questions[question - 1];
  const itemId = item === undefined ? undefined : inOrder(found?.items ?? {})[item - 1]?.id;
  const rowId = row === undefined ? undefined : inOrder(found?.rows ?? {})[row - 1]?.id;
  if (!found || (item !== undefined && !itemId) || (row !== undefined && !rowId))
    throw new Error(`A template has no ${question}${item ? `.${item}` : ''}${row ? `/${row}` : ''}`);
  return { questionId: found.id, ...(itemId && { itemId }), ...(rowId && { rowId }) };
}
