import { countedRecords, type DraftInput, every, isDay, listGroups } from '@wenshu/analysis';
import { isDate, localTimeIn } from '@wenshu/survey-core';
import type { Platform } from '../../../platform/platform.ts';
import { findQuestionnaire } from '../../design/questionnaire-design/index.ts';
import type { OpenDataSet } from '../data-set/index.ts';
import type { Counting } from './count-analyses.ts';

const counted = every([...countedRecords(undefined)]);
/** What files call the day on which somebody answered. Any other day may be a birthday. */
const ANSWERED_ON =
  /提交|填写|填答|作答|答题|答卷|回收|访问日|调查日|submit|complet|interview|respon|answered|recorded|survey ?date|end ?date/i;

/** The first and the last day of a sample: of data from elsewhere those that it says itself, else when it was brought in, and that it was. */
export async function fieldTime(
  { database }: Pick<Platform, 'database'>,
  { dataSet, scrollId, language }: Pick<Counting, 'dataSet' | 'scrollId' | 'language'>,
): Promise<DraftInput['field']> {
  const origin = (await findQuestionnaire(database.pool, scrollId))?.origin ?? 'designed';
  if (origin === 'designed') return endsOf('collected', await submittedDays(dataSet));
  const own = endsOf('collected', await ownDays(dataSet, language));
  return own ?? endsOf('imported', await submittedDays(dataSet));
}

type Field = NonNullable<DraftInput['field']>;

function endsOf(is: Field['is'], days: readonly string[]): Field | undefined {
  const [from, to] = [days[0], days.at(-1)];
  return from === undefined || to === undefined ? undefined : { is, from, to };
}

async function submittedDays(dataSet: OpenDataSet): Promise<readonly string[]> {
  const asked = { kind: 'columns', columns: [{ variable: 'fact:submittedAt' }], filter: counted } as const;
  const { columns } = await dataSet.ask(asked);
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const time of columns[0]!) {
    if (time < least) least = time;
    if (time > most) most = time;
  }
  const day = (time: number) => localTimeIn(new Date(time), dataSet.timeZone).slice(0, 10);
  return least > most ? [] : [day(least), day(most)];
}

async function ownDays(dataSet: OpenDataSet, language: Counting['language']): Promise<readonly string[]> {
  const variables = await dataSet.listVariables(language);
  const found = variables.find(one => isDay(one) && ANSWERED_ON.test(`${one.name} ${one.label}`));
  if (!found) return [];
  const { groups } = await dataSet.ask({ kind: 'count', by: [{ variable: found.key }], filter: counted });
  const days = listGroups(groups).map(({ by: [day] }) => day);
  return days.filter((day): day is string => typeof day === 'string' && isDate(day)).sort();
}
