import { questionnaireStatus } from '@wenshu/api-contract';
import type { Queryable } from '../../../../platform/database/database.ts';
import { tellCollaborators } from '../../../design/collaborators/index.ts';
import type { LockedSurvey } from '../../../design/live-settings/index.ts';
import { findNewestSnapshot } from '../../../design/questionnaire-design/index.ts';
import { namesOfCells } from '../../../design/quota-statistics/index.ts';

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

const MOST_NAMED = 3;

/** As the quota page calls them, the first few: the words of the options are the survey's own, whoever reads them. */
async function nameCells(db: Queryable, scrollId: string, cellIds: readonly string[]): Promise<string[]> {
  const document = (await findNewestSnapshot(db, scrollId))?.document;
  const names = document && namesOfCells(document, 'zh');
  return cellIds.slice(0, MOST_NAMED).flatMap(cellId => {
    const cell = names?.get(cellId);
    return cell ? [[cell.quota, cell.name].filter(Boolean).join(' · ')] : [];
  });
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
    const filled = [...is.fullCells].filter(cellId => !was?.fullCells.has(cellId));
    const news = { scrollId, right: 'questionnaire.publish' } as const;
    if (filled.length > 0) {
      const details = { cells: filled.length, names: await nameCells(db, scrollId, filled) };
      await tellCollaborators(db, { ...news, kind: 'quota-full', details, page: 'quota' });
    }
    if (is.status === questionnaireStatus.ended && was?.status === questionnaireStatus.collecting) {
      const details = { cap: survey.cap };
      await tellCollaborators(db, { ...news, kind: 'survey-ended-cap', details, page: 'channels' });
    }
  }
}
