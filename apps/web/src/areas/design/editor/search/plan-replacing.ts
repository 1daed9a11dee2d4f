import {
  applyCommand,
  type CommandCall,
  type CommandInput,
  type EditContext,
  type EditProblem,
  inOrder,
  isEditProblem,
  type Questionnaire,
  type RichText,
} from '@wenshu/survey-core';
import { orderedQuestions } from '../../document/reading/place.ts';
import type { Match } from './find-in-survey.ts';
import { replaceWords } from './replace-words.ts';

/** A text that can be written, under the key by which the search names it. */
interface Place {
  readonly key: string;
  readonly where: Match['where'];
  readonly seqName?: string;
  readonly text: RichText;
  toCommand(text: RichText): CommandCall;
}

export interface Replacement {
  readonly key: string;
  readonly where: Match['where'];
  readonly seqName?: string;
  readonly before: string;
  readonly after: string;
  readonly count: number;
  readonly command: CommandCall;
}

export interface ReplacingPlan {
  readonly replacements: readonly Replacement[];
  /** Where it does not go, and why: too long, nothing left, or the words stand across a mark. */
  readonly problems: readonly (Omit<Replacement, 'command'> & { readonly problem: EditProblem | 'across-marks' })[];
}

interface Wish {
  readonly wanted: string;
  readonly by: string;
  /** In this text alone, and there once. */
  readonly onlyKey?: string;
}

/** What replacing would change, text by text, each tried by the command that would write it: its limits are the command's. */
export function planReplacing(
  document: Questionnaire,
  { wanted, by, onlyKey }: Wish,
  context: EditContext,
): ReplacingPlan {
  const words = wanted.trim();
  const plan = { replacements: [] as Replacement[], problems: [] as ReplacingPlan['problems'][number][] };
  if (words === '') return plan;
  for (const { key, where, seqName, text, toCommand } of placesOf(document)) {
    if (onlyKey !== undefined && key !== onlyKey) continue;
    const { text: made, count } = replaceWords(text, words, by, onlyKey === undefined ? undefined : 1);
    const place = { key, where, ...(seqName && { seqName }), before: text.text, after: made.text, count };
    if (count === 0) {
      if (replaceWords({ text: text.text }, words, by).count > 0 && text.html !== undefined)
        plan.problems.push({ ...place, problem: 'across-marks' });
      continue;
    }
    const command = toCommand(made);
    const tried = applyCommand(document, command.name, command.input, context);
    if (isEditProblem(tried)) plan.problems.push({ ...place, problem: tried });
    else plan.replacements.push({ ...place, command });
  }
  return plan;
}

/** All texts that the search looks through and somebody has written, in the order of the survey. */
function* placesOf(document: Questionnaire): Iterable<Place> {
  yield {
    key: 'survey title',
    where: 'survey' as const,
    text: document.title,
    toCommand: title => ({ name: 'updateTitleOrDesc', input: { title } }),
  };
  yield {
    key: 'survey description',
    where: 'survey' as const,
    text: document.description,
    toCommand: description => ({ name: 'updateTitleOrDesc', input: { description } }),
  };
  let groupId = '';
  for (const { id: questionId, ...question } of orderedQuestions(document)) {
    const { seqName } = question;
    const group = document.groups[question.groupId];
    if (group && question.groupId !== groupId) {
      groupId = group.id;
      yield {
        key: `group ${group.id}`,
        where: 'group' as const,
        text: group.title,
        toCommand: title => ({ name: 'updateQuestionGroupTitle', input: { groupId: group.id, title } }),
      };
    }
    yield {
      key: `title ${questionId}`,
      where: 'title' as const,
      seqName,
      text: question.title,
      toCommand: title => ({ name: 'modifyName', input: { questionId, title } }),
    };
    if (question.remark)
      yield {
        key: `remark ${questionId}`,
        where: 'remark' as const,
        seqName,
        text: question.remark,
        toCommand: remark => ({ name: 'updateRemark', input: { questionId, remark } }),
      };
    for (const { id: rowId, title: text, rightTitle } of inOrder(question.rows)) {
      const rewrite = (fields: Omit<CommandInput<'updateChildrenList'>['rows'][number], 'rowId'>): CommandCall => ({
        name: 'updateChildrenList',
        input: { questionId, rows: [{ rowId, ...fields }] },
      });
      yield {
        key: `row ${rowId}`,
        where: 'row' as const,
        seqName,
        text,
        toCommand: title => rewrite({ title }),
      };
      if (rightTitle)
        yield {
          key: `row ${rowId} right`,
          where: 'row' as const,
          seqName,
          text: rightTitle,
          toCommand: right => rewrite({ rightTitle: right }),
        };
    }
    for (const { id: itemId, title: text } of inOrder(question.items))
      yield {
        key: `item ${itemId}`,
        where: 'item' as const,
        seqName,
        text,
        toCommand: title => ({ name: 'updateItemTitle', input: { questionId, itemId, title } }),
      };
  }
}
