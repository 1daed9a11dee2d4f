import type { ListedRow } from '@wenshu/api-contract';
import { peopleTexts } from '@wenshu/texts/collect/respondents';
import { ActionButton, EmptyState } from '@wenshu/ui';

import { useState } from 'react';
import { NoRight } from '../../../app/access/no-right.tsx';
import { useTexts } from '../../../app/language/language.ts';
import { ListPages } from '../../../app/lists/list-pages.tsx';
import { Loaded } from '../../../app/loaded.tsx';
import { useIsNarrow } from '../../../app/use-is-narrow.ts';
import { isForbidden } from '../../design/questionnaire/why-not-loaded.ts';
import classes from './people.module.css';
import { PeopleBar } from './people-bar.tsx';
import { PeopleCards } from './people-cards.tsx';
import { without } from './people-choices.ts';
import { columnsOf, keepHidden, readHidden } from './people-columns.ts';
import { PeopleDialog, type PeopleTask } from './people-dialog.tsx';
import { isFiltered, NO_FILTER } from './people-filter.ts';
import { PeopleTable } from './people-table.tsx';
import { numberText } from './person-words.ts';
import { SelectionBar } from './selection-bar.tsx';
import { StatusBar } from './status-bar.tsx';
import { PAGE_SIZE, useCustomFields, usePeoplePage, usePeopleSummary } from './use-people.ts';

/** The name list of a survey, with everybody's one-to-one link and how far they have come. */
export function PeopleView({ scrollId }: { readonly scrollId: string }) {
  const t = useTexts(peopleTexts);
  const [filter, setFilter] = useState(NO_FILTER);
  const [page, setPage] = useState(1);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [hidden, setHidden] = useState(readHidden);
  const [task, setTask] = useState<PeopleTask>();
  const people = usePeoplePage(scrollId, filter, page);
  const summary = usePeopleSummary(scrollId);
  const lastPage = Math.max(1, Math.ceil((people.data?.total ?? 0) / PAGE_SIZE));
  // Its people were taken off, here or by a colleague.
  if (people.data && page > lastPage) setPage(lastPage);
  const all = columnsOf(useCustomFields(scrollId));
  const isWide = !useIsNarrow('table');
  const choose = (next: typeof filter) => {
    setFilter(next);
    setPage(1);
  };
  if (isForbidden(people.error)) return <NoRight title={t.notAllowed} failure={people.error} onCome={people.refetch} />;
  const toggle = (ids: readonly string[], isChosen: boolean) =>
    setSelected(before => [...before.filter(id => !ids.includes(id)), ...(isChosen ? ids : [])]);
  const List = isWide ? PeopleTable : PeopleCards;
  const dialog = task && (
    <PeopleDialog
      scrollId={scrollId}
      task={task}
      selected={selected}
      onTask={setTask}
      onClose={() => setTask(undefined)}
      onGone={() => setSelected([])}
    />
  );
  return (
    <Loaded of={people} words={t}>
      {({ items, total }: { items: readonly ListedRow[]; total: number }) => {
        const isEmpty = total === 0 && !isFiltered(filter);
        return (
          <div className={classes.view}>
            <p className={classes.lead}>{t.lead}</p>
            <PeopleBar
              scrollId={scrollId}
              filter={filter}
              hidden={hidden}
              columns={all}
              isEmpty={isEmpty}
              groups={summary.data?.groups ?? []}
              onFilter={choose}
              onTask={setTask}
              onHidden={next => {
                setHidden(next);
                keepHidden(next);
              }}
            />
            {summary.data && <StatusBar summary={summary.data} filter={filter} onFilter={choose} />}
            {selected.length > 0 && (
              <SelectionBar count={selected.length} onTask={setTask} onClear={() => setSelected([])} />
            )}
            {total === 0 ? (
              <Nobody isEmpty={isEmpty} onClear={() => choose(NO_FILTER)} onTask={setTask} />
            ) : (
              <>
                <p className={classes.count} role="status">
                  {t.found({ total: numberText(total) })}
                  <span className={classes.live}>{t.live}</span>
                </p>
                <List
                  people={items}
                  columns={without(all, hidden)}
                  selected={selected}
                  onToggle={toggle}
                  onTask={setTask}
                />
                <ListPages className={classes.pages!} page={page} size={PAGE_SIZE} total={total} onPage={setPage} />
              </>
            )}
            {dialog}
          </div>
        );
      }}
    </Loaded>
  );
}

interface NobodyProps {
  readonly isEmpty: boolean;
  onClear(): void;
  onTask(task: PeopleTask): void;
}

/** Nobody is on the list yet, or nobody whom the filters let through. */
function Nobody({ isEmpty, onClear, onTask }: NobodyProps) {
  const t = useTexts(peopleTexts);
  if (!isEmpty) {
    const clear = <ActionButton onClick={onClear}>{t.clear}</ActionButton>;
    return <EmptyState title={t.noneFound} text={t.noneFoundText} actions={clear} />;
  }
  const actions = <ActionButton onClick={() => onTask({ does: 'import' })}>{t.importing.title}</ActionButton>;
  return <EmptyState title={t.empty} text={t.emptyText} actions={actions} />;
}
