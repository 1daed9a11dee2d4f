import { questionTypes } from '@wenshu/question-types/core';
import {
  applyCommand,
  completeInput,
  createQuestionnaire,
  importInput,
  inOrder,
  isEditProblem,
  mintId,
  parseSurveyText,
  type Questionnaire,
} from '@wenshu/survey-core';
import { type CraftFinding, type CraftOptions, checkCraft, completeMend } from '../src/index.ts';

let seed = 1;
/** Ids that differ, the same in every run. */
export const mint = () =>
  mintId(() => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  });

export const context = { types: questionTypes, isPublished: () => false, isCreator: true };

/** A questionnaire from text in the format of the import; the first line that ends in a colon is its name. */
export function surveyOf(text: string, { introduction = '', name = '' } = {}): Questionnaire {
  const language = /\p{Script=Han}/u.test(text) ? 1 : 2;
  const start = createQuestionnaire({
    title: name,
    description: introduction,
    baseLanguageId: language,
    groupId: 'group000',
  });
  const { questions, problems } = parseSurveyText(text, questionTypes);
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  return after(start, 'importQuestions', importInput(questions, 'group000'));
}

export function after(document: Questionnaire, name: string, input: unknown): Questionnaire {
  const edit = applyCommand(document, name, completeInput(document, name, input, mint, questionTypes), context);
  if (isEditProblem(edit)) throw new Error(`${name}: ${JSON.stringify(edit)}`);
  return edit.document;
}

export const findingsOf = (document: Questionnaire, options?: CraftOptions) =>
  checkCraft(document, questionTypes, options);

/** The rules that speak up. */
export const rulesOf = (text: string, more?: Parameters<typeof surveyOf>[1], options?: CraftOptions) =>
  findingsOf(surveyOf(text, more), options).map(({ rule }) => rule);

/** One single choice by its title and options. */
export const single = (title: string, ...options: readonly string[]) =>
  `1. ${title} [${/\p{Script=Han}/u.test(title) ? '单选题] [必填' : 'single choice] [required'}]\n${options.join('\n')}\n`;

export function mended(document: Questionnaire, finding: CraftFinding): Questionnaire {
  const edits = finding.mend && completeMend(document, finding.mend, context, mint);
  if (!edits) throw new Error('no mend');
  return edits.reduce((now, { name, input }) => after(now, name, input), document);
}

export const nth = (document: Questionnaire, index: number) => inOrder(document.questions)[index]!;
export const itemsOf = (document: Questionnaire, index: number) => inOrder(nth(document, index).items);
