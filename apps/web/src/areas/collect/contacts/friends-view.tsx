import { ImportOutlined, PlusOutlined } from '@ant-design/icons';
import { MOST_FRIENDS } from '@wenshu/api-contract';
import { contactTexts } from '@wenshu/texts/collect/contacts';
import { peopleTexts } from '@wenshu/texts/collect/respondents';
import { ActionButton, EmptyState } from '@wenshu/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { ListPages } from '../../../app/lists/list-pages.tsx';
import { Loaded } from '../../../app/loaded.tsx';
import classes from '../respondents/people.module.css';
import { numberText } from '../respondents/person-words.ts';
import { ContactFilters } from './contact-filters.tsx';
import own from './contacts.module.css';
import { FriendDialog, type FriendTask } from './friend-dialog.tsx';
import { FriendList } from './friend-list.tsx';
import { isFiltered, NO_FILTER, PAGE_SIZE, useFriendSummary, useFriends } from './use-friends.ts';

/** One's own address book. */
export function FriendsView() {
  const t = useTexts(contactTexts);
  const [filter, setFilter] = useState(NO_FILTER);
  const [page, setPage] = useState(1);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [task, setTask] = useState<FriendTask>();
  const friends = useFriends(filter, page);
  const summary = useFriendSummary().data;
  const lastPage = Math.max(1, Math.ceil((friends.data?.total ?? 0) / PAGE_SIZE));
  if (friends.data && page > lastPage) setPage(lastPage);
  const choose = (next: typeof filter) => {
    setFilter(next);
    setPage(1);
  };
  const toggle = (ids: readonly string[], isChosen: boolean) =>
    setSelected(before => [...before.filter(id => !ids.includes(id)), ...(isChosen ? ids : [])]);
  const clear = <ActionButton onClick={() => choose(NO_FILTER)}>{t.clear}</ActionButton>;
  const fill = <ActionButton onClick={() => setTask({ does: 'import' })}>{t.friends.importTitle}</ActionButton>;
  return (
    <Loaded of={friends} words={{ ...t, ...t.friends }}>
      {({ items, total }) => {
        const isEmpty = total === 0 && !isFiltered(filter);
        return (
          <div className={classes.view}>
            <div className={classes.bar}>
              {!isEmpty && (
                <ContactFilters
                  label={t.friends.search}
                  filter={filter}
                  groups={summary?.groups.map(one => one.group) ?? []}
                  labels={summary?.labels ?? []}
                  onFilter={choose}
                />
              )}
              <div className={classes.tasks}>
                <Button icon={<ImportOutlined aria-hidden />} onClick={() => setTask({ does: 'import' })}>
                  {t.friends.import}
                </Button>
                <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setTask({ does: 'add' })}>
                  {t.friends.add}
                </Button>
              </div>
            </div>
            {selected.length > 0 && (
              <Selection count={selected.length} onTask={setTask} onClear={() => setSelected([])} />
            )}
            {total > 0 ? (
              <>
                <p className={own.groupBar} role="status">
                  {t.friends.found({ total: numberText(total) })}
                  {summary && (
                    <span className={classes.live}>
                      {t.friends.room({ total: numberText(summary.total), most: numberText(MOST_FRIENDS) })}
                    </span>
                  )}
                  {filter.group && (
                    <Button size="small" onClick={() => setTask({ does: 'rename', group: filter.group! })}>
                      {t.friends.rename}
                    </Button>
                  )}
                </p>
                <FriendList friends={items} selected={selected} onToggle={toggle} onTask={setTask} />
                <ListPages className={classes.pages!} page={page} size={PAGE_SIZE} total={total} onPage={setPage} />
              </>
            ) : isEmpty ? (
              <EmptyState title={t.friends.empty} text={t.friends.emptyText} actions={fill} />
            ) : (
              <EmptyState title={t.noneFound} text={t.noneFoundText} actions={clear} />
            )}
            {task && (
              <FriendDialog
                task={task}
                selected={selected}
                summary={summary}
                onClose={() => setTask(undefined)}
                onGone={() => setSelected([])}
                onRenamed={group => choose({ ...filter, group })}
              />
            )}
          </div>
        );
      }}
    </Loaded>
  );
}

interface SelectionProps {
  readonly count: number;
  onTask(task: FriendTask): void;
  onClear(): void;
}

/** What can be done with all who are selected, on whichever pages. */
function Selection({ count, onTask, onClear }: SelectionProps) {
  const t = useTexts(peopleTexts);
  const { friends } = useTexts(contactTexts);
  return (
    <div className={classes.selection}>
      <span role="status">{t.selected({ count })}</span>
      <Button size="small" type="primary" onClick={() => onTask({ does: 'invite' })}>
        {friends.invite}
      </Button>
      <Button size="small" onClick={() => onTask({ does: 'group' })}>
        {friends.group}
      </Button>
      <Button size="small" onClick={() => onTask({ does: 'label' })}>
        {t.labelMany}
      </Button>
      <Button size="small" danger onClick={() => onTask({ does: 'remove-selected' })}>
        {friends.remove}
      </Button>
      <Button size="small" type="text" onClick={onClear}>
        {t.unselect}
      </Button>
    </div>
  );
}
