import { type Query, useKeptView, viewAt } from '../../use-kept-view.ts';
import { type GridLayout, type GridView, readView, USUAL_LAYOUT, viewNames, writeView } from './grid-view.ts';

const gridScreen = (scrollId: string) => ({
  screen: 'record-grid',
  scrollId,
  names: viewNames,
  read: readView,
  write: writeView,
  usualLayout: USUAL_LAYOUT,
  // A link that says nothing of columns shows those that the person is used to.
  restore: (now: GridView, { columns }: GridView, { columns: said }: Query) =>
    said === undefined && columns !== undefined ? { ...now, columns } : undefined,
});

/** The view that the table will have at an address. */
export const openingView = (scrollId: string, query: Query): GridView => viewAt(gridScreen(scrollId), query);

/** The view of the address; where the address says nothing, the one that this person last had of this questionnaire. */
export function useGridView(scrollId: string) {
  const { view, layout, query, newestView, show, change, lay, goTo } = useKeptView<GridView, GridLayout>(
    gridScreen(scrollId),
  );
  return {
    view,
    layout,
    change,
    lay,
    /** One of the lists, or the files in place of the table. */
    select: (tab: GridView['list'] | 'files') => {
      if (tab === 'files') goTo({ tab }, false);
      else show({ ...newestView(), list: tab }, { tab: undefined });
    },
    /** The record that is looked at, beside the table. */
    record: query.record,
    // Opening is a step that "back" takes back; turning pages is none.
    openRecord: (record: string | undefined) => goTo({ record }, record !== undefined && query.record === undefined),
  };
}
