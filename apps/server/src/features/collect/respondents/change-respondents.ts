import { areLabelsTooLong, type NewRespondent, type RespondentRow } from '@wenshu/api-contract';
import type { Database } from '../../../platform/database/database.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { keepSurveys } from '../../design/live-settings/index.ts';
import { hasBegun, mergeDoubles, whyDoubles } from './find-doubles.ts';
import { lockListed, removeRespondents, writeRespondents } from './respondent.repository.ts';

/** S5.30 */
export function requireShortLabels({ labels }: Pick<NewRespondent, 'labels'>, field: string): void {
  if (areLabelsTooLong(labels)) throw new Refusal('labelContentTooLong', { field });
}

export async function editRespondent(
  database: Database,
  scrollId: string,
  respondentId: string,
  respondent: NewRespondent,
): Promise<RespondentRow> {
  requireShortLabels(respondent, 'respondent.labels');
  return database.transaction(async db => {
    await keepSurveys(db, [scrollId]);
    const [before] = await lockListed(db, scrollId, [respondentId]);
    if (!before) throw new Refusal('respondentNotFound', { field: 'respondentId' });
    await writeRespondents(db, scrollId, [{ ...respondent, respondentId }]);
    return { ...before, ...respondent };
  });
}

interface LabelChange {
  readonly respondentIds: readonly string[];
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

/** On all of them or on nobody: half of it could not be told apart afterwards. */
export async function labelRespondents(
  database: Database,
  scrollId: string,
  { respondentIds, add, remove }: LabelChange,
): Promise<number> {
  return database.transaction(async db => {
    await keepSurveys(db, [scrollId]);
    const people = await lockListed(db, scrollId, respondentIds);
    const changed = people.map(person => {
      const left = person.labels.filter(label => !remove.includes(label));
      return { ...person, labels: [...new Set([...left, ...add])] };
    });
    for (const person of changed) requireShortLabels(person, 'add');
    await writeRespondents(db, scrollId, changed);
    return changed.length;
  });
}

interface Pair {
  readonly keepId: string;
  readonly doubleId: string;
}

/** Looked at again on the locked rows: since the pairs were shown somebody may have begun to answer, or been changed. */
export async function mergePairs(database: Database, scrollId: string, pairs: readonly Pair[]): Promise<number> {
  return database.transaction(async db => {
    await keepSurveys(db, [scrollId]);
    const ids = pairs.flatMap(({ keepId, doubleId }) => [keepId, doubleId]);
    const people = new Map((await lockListed(db, scrollId, ids)).map(one => [one.respondentId, one]));
    const kept = new Set<string>();
    const gone: string[] = [];
    for (const { keepId, doubleId } of pairs) {
      const [keep, double] = [people.get(keepId), people.get(doubleId)];
      if (keepId === doubleId || !keep || !double || hasBegun(double) || !whyDoubles(keep, double)) continue;
      people.set(keepId, mergeDoubles(keep, double, areLabelsTooLong));
      people.delete(doubleId);
      kept.add(keepId);
      kept.delete(doubleId);
      gone.push(doubleId);
    }
    await writeRespondents(
      db,
      scrollId,
      [...kept].map(id => people.get(id)!),
    );
    await removeRespondents(db, scrollId, gone);
    return gone.length;
  });
}
