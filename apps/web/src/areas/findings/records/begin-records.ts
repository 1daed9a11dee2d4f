import { queries } from '../../../app/queries.ts';
import { ownRights } from '../../../app/survey-door/own-rights.ts';
import type { Query } from '../use-kept-view.ts';
import { askedColumns, earlyRows, FIRST_PAGE, rowsInput } from './grid/asked-rows.ts';
import { gridColumns, usualColumns } from './grid/grid-columns.ts';
import { usableView } from './grid/grid-view.ts';
import { openingView } from './grid/use-grid-view.ts';
import { variablesOf } from './use-variables.ts';

/** Asks for what the table shows first: exactly what it will ask for itself. */
export async function beginRecords(query: Query): Promise<void> {
  const { scrollId, tab } = query;
  if (scrollId === undefined || tab === 'files') return;
  void queries.prefetchQuery(ownRights(scrollId));
  const asked = variablesOf(scrollId, { quiet: true });
  const fresh = queries.fetchQuery(asked).catch(() => undefined);
  // The table, too, begins with those of the last visit; where they are others by now it asks again.
  const dataSet = queries.getQueryData(asked.queryKey) ?? (await fresh);
  if (!dataSet) return;
  const { variables } = dataSet;
  const byKey = new Map(variables.map(variable => [variable.key, variable]));
  const { view } = usableView(openingView(scrollId, query), byKey);
  const columns = gridColumns(byKey, view.columns ?? usualColumns(variables), {});
  earlyRows.begin(rowsInput(scrollId, view, askedColumns(columns.map(({ key }) => key)), FIRST_PAGE));
}
