import {
  applyChanges,
  type Change,
  changesBetween,
  own,
  type Questionnaire,
  type Row,
  readSetting,
  type Steps,
  settingDictionary,
} from '@wenshu/survey-core';

type Retired = Questionnaire['retired'];
type Part = { readonly kind: Retired[string]['kind']; readonly questionId: string; readonly part: Titled };
type Titled = Pick<Row, 'title' | 'settings'>;

/**
 * The changes that make a document what it was, by the smallest paths. Two things do not go back: what was published stays known to the
 * data (retired, when the earlier document does not have it), and keeps the number it has there.
 */
export function* changesTowards(
  current: Questionnaire,
  earlier: Questionnaire,
  published: readonly Questionnaire[],
): Steps<Change[]> {
  const target = yield* keepPublished(earlier, [current, ...published], current.retired, published);
  yield;
  return changesBetween(current, target);
}

/** The first question whose type would change under answers that have the other type's shape. */
export function findChangedType(earlier: Questionnaire, published: readonly Questionnaire[]): string | undefined {
  return Object.values(earlier.questions).find(({ id, type }) =>
    published.some(({ questions }) => (own(questions, id)?.type ?? type) !== type),
  )?.id;
}

function* keepPublished(
  earlier: Questionnaire,
  known: readonly Questionnaire[],
  alreadyRetired: Retired,
  published: readonly Questionnaire[],
): Steps<Questionnaire> {
  // Each document is gone through once, and remembered.
  for (const document of known) {
    partsOf(document);
    yield;
  }
  const there = partsOf(earlier);
  const retired: Record<string, Retired[string]> = { ...alreadyRetired };
  for (const document of published) {
    for (const [id, { kind, questionId, part }] of partsOf(document))
      retired[id] ??= { kind, questionId, title: part.title };
  }
  for (const id of there.keys()) delete retired[id];
  const isPublished = new Set(published.flatMap(document => [...partsOf(document).keys()]));
  const numbers: Change[] = [];
  for (const [id, { kind, questionId }] of there) {
    const number = isPublished.has(id) ? numberIn(known, id) : undefined;
    if (kind === 'question' || number === undefined) continue;
    const list = kind === 'item' ? 'items' : 'rows';
    numbers.push({
      path: ['questions', questionId, list, id, 'settings', String(settingDictionary.optionNumber.code)],
      value: number,
    });
  }
  return applyChanges({ ...earlier, retired }, numbers);
}

function numberIn(documents: readonly Questionnaire[], id: string): number | undefined {
  for (const document of documents) {
    const found = partsOf(document).get(id);
    const number = found && readSetting(found.part.settings, 'optionNumber');
    if (typeof number === 'number') return number;
  }
  return undefined;
}

const parts = new WeakMap<Questionnaire, ReadonlyMap<string, Part>>();

/** What answers can name: questions, options and rows, by id. */
function partsOf(document: Questionnaire): ReadonlyMap<string, Part> {
  const known = parts.get(document);
  if (known) return known;
  const found = new Map<string, Part>();
  for (const question of Object.values(document.questions)) {
    found.set(question.id, { kind: 'question', questionId: question.id, part: question });
    for (const item of Object.values(question.items))
      found.set(item.id, { kind: 'item', questionId: question.id, part: item });
    for (const row of Object.values(question.rows))
      found.set(row.id, { kind: 'row', questionId: question.id, part: row });
  }
  parts.set(document, found);
  return found;
}
