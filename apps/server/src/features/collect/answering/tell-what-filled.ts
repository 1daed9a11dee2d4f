import { questionnaireStatus } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { tellCollaborators } from '../../design/collaborators/index.ts';
import type { LockedSurvey } from '../../design/live-settings/index.ts';

type Counted = Pick<LockedSurvey, 'status' | 'cap' | 'cells'>;
interface Fullness {
  readonly status: number;
  readonly fullCells: ReadonlySet<string>;
}

const fullnessOf = ({ status, cells }: Counted): Fullness => ({
  status,
  fullCells: new Set(cells.filter(({ size, count }) => size > 0 && count >= size).map(({ cellId }) => cellId)),
});

/** What is full before anything is decided: to be compared with what is full afterwards. */
export function noteFullness(surveys: ReadonlyMap<string, Counted>): ReadonlyMap<string, Fullness> {
  return new Map([...surveys].map(([scrollId, survey]) => [scrollId, fullnessOf(survey)]));
}

/** Cells that have just become full and surveys that have just ended, told once, in the transaction that filled them. */
export async function tellWhatFilled(
  db: Queryable,
  surveys: ReadonlyMap<string, Counted>,
  before: ReadonlyMap<string, Fullness>,
): Promise<void> {
  for (const [scrollId, survey] of surveys) {
    const was = before.get(scrollId);
    const is = fullnessOf(survey);
    const cells = [...is.fullCells].filter(cellId => !was?.fullCells.has(cellId)).length;
    const news = { scrollId, right: 'questionnaire.publish' } as const;
    if (cells > 0) await tellCollaborators(db, { ...news, kind: 'quota-full', details: { cells }, page: 'quota' });
    if (is.status === questionnaireStatus.ended && was?.status === questionnaireStatus.collecting) {
      const details = { cap: survey.cap };
      await tellCollaborators(db, { ...news, kind: 'survey-ended-cap', details, page: 'channels' });
    }
  }
}
