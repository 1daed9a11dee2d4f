import type { Questionnaire } from '../document/questionnaire.ts';
import type { Id } from '../ids.ts';
import { byId } from '../json.ts';
import { highestOrder, orderBetween } from '../order.ts';
import { type Edit, editOf } from '../questionnaire/apply-command.ts';
import { applyChanges, removeAt, setTo } from '../questionnaire/change.ts';
import { type EditContext, isProblem } from '../questionnaire/command.ts';
import { questionsIn } from '../questionnaire/commands/completion.ts';
import { checkQuestions, questionChanges } from '../questionnaire/commands/new-question.ts';
import { removeQuestions } from '../questionnaire/commands/removal.ts';
import type { EditProblem } from '../questionnaire/edit-problem.ts';
import { seqNameFor } from '../questionnaire/seq-names.ts';
import { plainText } from '../rich-text.ts';
import type { SolutionId } from '../solution-ids.ts';
import type { BuiltQuestion } from './built-question.ts';

interface Application {
  readonly solutionId: SolutionId;
  readonly groupId: Id;
  readonly title: string;
  readonly question: BuiltQuestion;
  /** Logic that refers to what is replaced goes along. */
  readonly clearLogic?: boolean | undefined;
}

/** The groups that a solution has made in a questionnaire. */
export function groupsOfSolution({ groups }: Questionnaire, solutionId: SolutionId) {
  return Object.values(groups).filter(group => group.solution === solutionId);
}

/** Puts a solution's questions into the questionnaire as a locked group, in the place of what the solution had made there before. */
export function applySolution(
  document: Questionnaire,
  { solutionId, groupId, title, question, clearLogic }: Application,
  context: EditContext,
): Edit | EditProblem {
  const replaced = groupsOfSolution(document, solutionId);
  const gone = replaced.map(group => group.id);
  const questionIds = gone.flatMap(id => Object.keys(questionsIn(document, id)));
  const removal = removeQuestions(document, questionIds, clearLogic, context, gone);
  if (isProblem(removal)) return removal;
  const order = replaced[0]?.order ?? orderBetween(highestOrder(document.groups), null);
  const group = { id: groupId, order, title: plainText(title), settings: {}, solution: solutionId };
  const start = [...removal, ...gone.map(id => removeAt(['groups', id])), setTo(['groups', groupId], group)];
  const { itemGroups, ...built } = question;
  const seqName = seqNameFor(document, built.type, context.types);
  const added = { ...built, groupId, seqName, order: orderBetween(null, null) };
  // Its groups of options come with it, so nothing can be missing there.
  const plain = { ...added, items: added.items.map(({ itemGroupId: _group, ...item }) => item) };
  const problem = checkQuestions(applyChanges(document, start), [plain], context);
  if (problem) return problem;
  return editOf(document, [
    ...start,
    ...questionChanges([added]),
    setTo(['questions', added.questionId, 'itemGroups'], byId(itemGroups)),
  ]);
}
