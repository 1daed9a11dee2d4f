import type { Actor } from '../../../authorisation/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isNeverPublished, openOwnDataSet } from '../data-set/index.ts';
import { selectionFilter } from '../record-grid/index.ts';

interface Selected {
  readonly list: Parameters<typeof selectionFilter>[0]['list'];
  readonly schemeId?: string | undefined;
  readonly filter?: unknown;
  readonly search: string;
}

/** As many as the copy tells at once. */
const AT_ONCE = 5_000;
const sort = [{ variable: 'fact:serial' }, { variable: 'fact:startedAt' }];

/** The records of a list that a person filters and searches, as far as they may see: who came first stands first, as when places are taken. */
export async function* matchingIds(
  platform: Platform,
  actor: Actor,
  scrollId: string,
  { schemeId, ...selected }: Selected,
): AsyncGenerator<string[]> {
  const dataSet = await openOwnDataSet(platform, actor, { scrollId, right: 'records.view', schemeId });
  const filter = selectionFilter(selected, await dataSet.listVariables('en'));
  const order = await dataSet.ask({ kind: 'order', sort, filter }).catch(error => {
    if (isNeverPublished(error)) return undefined;
    throw error;
  });
  if (!order) return;
  const { rows, generation } = order;
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const page = [...rows.subarray(from, from + AT_ONCE)];
    const { ids } = await dataSet.ask({ kind: 'ids', generation, rows: page });
    yield ids.filter(id => id !== null);
  }
}
