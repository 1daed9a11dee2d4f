import { useInfiniteQuery } from '@tanstack/react-query';
import { codingAlikeCalls } from '@wenshu/api-contract';
import { codingGroupsTexts } from '@wenshu/texts/findings/coding/groups';
import { EmptyState } from '@wenshu/ui';
import { Button, Input, Segmented } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { listenForUndo } from '../../../../app/actions/listen-for-undo.ts';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { Loaded } from '../../../../app/loaded.tsx';
import { useSettled } from '../../../../app/use-settled.ts';
import { numberText } from '../../records/many/batch-words.ts';
import type { PartProps } from '../coding-data.ts';
import { codeName, colourOf, treeLines } from '../frame-tree.ts';
import { GroupDialog } from './group-dialog.tsx';
import { GroupLine } from './group-line.tsx';
import classes from './groups.module.css';
import { useGroupCoding } from './use-group-coding.ts';

const PAGE = 50;
const WRITES = 'input, textarea, select, [contenteditable=true]';
const HAS_KEYS = `${WRITES}, [role=dialog], dialog, [role=menu], [role=tablist], [role=radiogroup]`;

/** Answers that say nearly the same, coded group by group. */
export default function GroupsPart({ scrollId, coding: { codingId, frame } }: PartProps) {
  const t = useTexts(codingGroupsTexts);
  const [list, setList] = useState<'all' | 'uncoded'>('all');
  const [search, setSearch] = useState('');
  const settled = useSettled(search).trim();
  const [round, setRound] = useState(0);
  // The groups that are looked at are those that are worked on, until somebody has them made anew.
  const grouping = useRef<string>(undefined);
  const [current, setCurrent] = useState<string>();
  const [open, setOpen] = useState<string>();
  const of = { scrollId, codingId };
  const found = useInfiniteQuery({
    queryKey: ['coding', codingId, 'groups', list, settled, round],
    queryFn: async ({ pageParam, signal }) => {
      const { current: known } = grouping;
      const sent = { ...of, list, search: settled, from: pageParam, count: PAGE, ...(known && { grouping: known }) };
      const listed = await client.call(codingAlikeCalls.groups, sent, { quiet: true, signal });
      grouping.current = listed.grouping;
      return listed;
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (pages.length * PAGE < last.total ? pages.length * PAGE : undefined),
    placeholderData: before => before,
  });
  const first = found.data?.pages[0];
  const groups = found.data?.pages.flatMap(({ items }) => items) ?? [];
  const at = Math.max(
    0,
    groups.findIndex(({ answerRecordId }) => answerRecordId === current),
  );
  const group = groups[at];
  const work = useGroupCoding({ ...of, grouping: first?.grouping });
  const codes = treeLines(frame.codes).filter(({ code }) => !code.isRetired);
  const go = (to: number) => groups[to] && setCurrent(groups[to].answerRecordId);
  const regroup = () => {
    grouping.current = undefined;
    setRound(before => before + 1);
  };
  const toggle = (id: string) => setOpen(before => (before === id ? undefined : id));
  useEffect(() => {
    const acts: Readonly<Record<string, () => void>> = {
      j: () => go(at + 1),
      k: () => go(at - 1),
      ArrowDown: () => go(at + 1),
      ArrowUp: () => go(at - 1),
      Enter: () => group && toggle(group.answerRecordId),
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return;
      const on = event.target instanceof Element ? event.target : undefined;
      if (on?.closest(HAS_KEYS) || document.querySelector('dialog[open]')) return;
      if (event.key === 'Enter' && on?.closest('button, a')) return;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const code = codes.find(one => one.code.key.toLowerCase() === key)?.code;
      if (code && group) void work.give(group, code);
      else if (acts[key]) acts[key]();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
  useEffect(() => listenForUndo(WRITES, way => void work.step(way)));
  return (
    <div className={classes.part}>
      <p className={classes.faint}>{t.intro}</p>
      <div className={classes.tools}>
        <Segmented
          aria-label={t.lists.name}
          value={list}
          options={(['all', 'uncoded'] as const).map(value => ({ value, label: t.lists[value] }))}
          onChange={setList}
        />
        <Input
          allowClear
          className={classes.search!}
          aria-label={t.search}
          placeholder={t.search}
          maxLength={200}
          value={search}
          onChange={event => setSearch(event.target.value)}
        />
        <span className={classes.undo}>
          <Button disabled={!work.canUndo} onClick={() => void work.step('undo')}>
            {t.undo}
          </Button>
          <Button disabled={!work.canRedo} onClick={() => void work.step('redo')}>
            {t.redo}
          </Button>
        </span>
      </div>
      <div aria-live="polite">
        {work.working && work.working.count > PAGE && (
          <p className={classes.working}>
            <progress
              max={work.working.count}
              value={work.working.done}
              aria-label={t.working({ done: numberText(work.working.done), count: numberText(work.working.count) })}
            />
            {t.working({ done: numberText(work.working.done), count: numberText(work.working.count) })}
            <Button size="small" onClick={work.stop}>
              {t.stop}
            </Button>
          </p>
        )}
      </div>
      <Loaded of={{ ...found, data: first }} words={t}>
        {({ total, together, answers, fresh, older, grouping: name }) => (
          <>
            <p className={classes.sum} role="status">
              {total > 0
                ? t.sum({ groups: numberText(total), together: numberText(together), answers: numberText(answers) })
                : t.looked({ answers: numberText(answers) })}
              {older > 0 && ` · ${t.older({ count: numberText(older) })}`}
              {fresh > 0 && (
                <>
                  {` · ${t.fresh({ count: numberText(fresh) })} `}
                  <Button size="small" onClick={regroup}>
                    {t.again}
                  </Button>
                </>
              )}
            </p>
            {total === 0 ? (
              <EmptyState {...(settled === '' && list === 'all' ? t.none : t.noneFound)} />
            ) : (
              <div className={classes.desk}>
                <section className={classes.codes} aria-label={t.codes}>
                  <h2>{t.codes}</h2>
                  <p className={classes.faint}>{codes.length === 0 ? t.noCodes : t.codesHint}</p>
                  <ul>
                    {codes.map(({ code, level }) => (
                      <li key={code.code} data-level={level}>
                        <button
                          type="button"
                          className={classes.code}
                          aria-keyshortcuts={code.key || undefined}
                          aria-label={t.give({ code: codeName(code), group: group?.text.slice(0, 60) ?? '' })}
                          title={code.definition}
                          disabled={!group || work.working !== undefined}
                          onClick={() => group && void work.give(group, code)}
                        >
                          <span
                            className={classes.dot}
                            style={{ background: colourOf(frame.codes, code.code) }}
                            aria-hidden="true"
                          />
                          <span>{codeName(code)}</span>
                          {code.key !== '' && <kbd>{code.key.toUpperCase()}</kbd>}
                        </button>
                      </li>
                    ))}
                  </ul>
                  <p className={classes.keys}>{t.keys}</p>
                </section>
                <section className={classes.list} aria-label={t.groups}>
                  <ul>
                    {groups.map(one => (
                      <GroupLine
                        key={one.answerRecordId}
                        of={{ ...of, grouping: name }}
                        group={one}
                        codes={frame.codes}
                        largest={groups[0]!.count}
                        isCurrent={one === group}
                        isOpen={one.answerRecordId === open}
                        onChoose={() => setCurrent(one.answerRecordId)}
                        onOpen={() => toggle(one.answerRecordId)}
                      />
                    ))}
                  </ul>
                  {found.hasNextPage && (
                    <Button loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
                      {t.more({ count: numberText(Math.min(PAGE, total - groups.length)) })}
                    </Button>
                  )}
                </section>
              </div>
            )}
          </>
        )}
      </Loaded>
      {work.asked && <GroupDialog asked={work.asked} onAnswer={work.answer} />}
    </div>
  );
}
