import { isSameJson } from '../answering/same-json.ts';
import type { Question, Questionnaire } from '../document/questionnaire.ts';
import type { Id } from '../ids.ts';
import { type Json, own } from '../json.ts';
import { checkQuotesKept } from '../quote/protect-quotes.ts';
import { type SettingDefinition, settingDictionary } from '../settings/dictionary.ts';
import { findSettingName } from '../settings/settings.ts';
import type { Change } from './change.ts';
import type { EditProblem } from './edit-problem.ts';

interface Going {
  /** Back in time: a group that is not there any more comes back as a whole, with its questions. */
  readonly mayReturn?: boolean;
}

/**
 * What a solution made stays as its analysis expects it: words may change, quotes in them may not come or go, and it is removed as a whole.
 * Asked of every edit, whatever its verb, by comparing before and after: a verb that is added later cannot forget it.
 */
export function checkSolutionLock(
  before: Questionnaire,
  { document: after, changes }: { readonly document: Questionnaire; readonly changes: readonly Change[] },
  { mayReturn = false }: Going = {},
): EditProblem | undefined {
  if (![before, after].some(({ groups }) => Object.values(groups).some(group => group.solution))) return undefined;
  for (const id of changedIn('groups', before, after, changes)) {
    const [was, group] = [own(before.groups, id), own(after.groups, id)];
    if (mayReturn && !was) continue;
    if (group && group.solution !== was?.solution) return { problem: 'structure-locked', id };
  }
  for (const id of changedIn('questions', before, after, changes)) {
    const now = own(after.questions, id);
    if (mayReturn && now && !own(before.groups, now.groupId)) continue;
    const problem = checkQuestion(before, after, id);
    if (problem) return problem;
  }
  return undefined;
}

function checkQuestion(before: Questionnaire, after: Questionnaire, id: Id): EditProblem | undefined {
  const [old, now] = [own(before.questions, id), own(after.questions, id)];
  const [wasLocked, isLocked] = [solutionOf(before, old), solutionOf(after, now)];
  if (!wasLocked && !isLocked) return undefined;
  // It went with its group.
  if (old && !now && !own(after.groups, old.groupId)) return undefined;
  if (!old || !now || !isSameJson(structureOf(old), structureOf(now))) return { problem: 'structure-locked', id };
  const problem = checkQuotesKept(old.title, now.title);
  return problem && { problem, id };
}

function solutionOf({ groups }: Questionnaire, question: Question | undefined): string | undefined {
  return question && own(groups, question.groupId)?.solution;
}

function changedIn(
  list: 'groups' | 'questions',
  before: Questionnaire,
  after: Questionnaire,
  changes: readonly Change[],
): ReadonlySet<Id> {
  const ids = changes
    .filter(({ path }) => path[0] === list)
    .flatMap(({ path }) => path[1] ?? [...Object.keys(before[list]), ...Object.keys(after[list])]);
  return new Set(ids);
}

type Thing = Readonly<Record<string, unknown>>;
const LISTS = ['items', 'itemGroups', 'rows', 'rowGroups'] as const;

/** A question without its words. */
function structureOf(question: Question): Json {
  // An interface has no index signature; it is read by names that are known.
  const { seqName: _name, remark: _remark, ...rest } = withoutWords(question as unknown as Thing);
  const lists = LISTS.map(list => [
    list,
    // An interface has no index signature; it is read by names that are known.
    Object.fromEntries(Object.entries(question[list]).map(([id, part]) => [id, withoutWords(part as never)])),
  ]);
  return { ...rest, ...Object.fromEntries(lists) } as Json;
}

function withoutWords({ title: _title, rightTitle: _right, settings, ...rest }: Thing): Thing {
  const kept = Object.entries(settings as Thing).filter(([code]) => !isWords(Number(code)));
  return { ...rest, settings: Object.fromEntries(kept) };
}

/** Texts that are translated like titles; and whether it must be answered, which changes nothing about what is asked. */
function isWords(code: number): boolean {
  const name = findSettingName(code);
  if (name === undefined) return false;
  const definition: SettingDefinition = settingDictionary[name];
  return name === 'required' || (definition.kind === 'text' && definition.isTranslatable === true);
}
