import { useInfiniteQuery } from '@tanstack/react-query';
import { codingAlikeCalls } from '@wenshu/api-contract';
import { codingGroupsTexts } from '@wenshu/texts/findings/coding/groups';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { Loaded } from '../../../../app/loaded.tsx';
import { numberText } from '../../records/many/batch-words.ts';
import type { Code } from '../coding-data.ts';
import { codeName, colourOf } from '../frame-tree.ts';
import classes from './groups.module.css';
import type { Group } from './use-group-coding.ts';

interface GroupLineProps {
  readonly of: { readonly scrollId: string; readonly codingId: string; readonly grouping: string };
  readonly group: Group;
  readonly codes: readonly Code[];
  readonly largest: number;
  readonly isCurrent: boolean;
  readonly isOpen: boolean;
  onChoose(): void;
  onOpen(): void;
}

/** More of a long answer no line shows. */
const MOST_SHOWN = 300;

/** A group: what its answers say, how many they are, and what they are coded with. */
export function GroupLine({ of, group, codes, largest, isCurrent, isOpen, onChoose, onOpen }: GroupLineProps) {
  const t = useTexts(codingGroupsTexts);
  const line = useRef<HTMLButtonElement>(null);
  const { text, count, wordings, coded } = group;
  useEffect(() => {
    if (isCurrent) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return (
    <li className={classes.group} data-current={isCurrent || undefined}>
      <button
        ref={line}
        type="button"
        className={classes.line}
        aria-current={isCurrent}
        aria-label={t.group({ text: text.slice(0, MOST_SHOWN), count: numberText(count) })}
        onClick={onChoose}
      >
        <span className={classes.text}>{text.slice(0, MOST_SHOWN)}</span>
        <span className={classes.figures}>
          <strong>{t.count({ count: numberText(count) })}</strong>
          {wordings > 1 && <small>{t.wordings({ count: numberText(wordings) })}</small>}
        </span>
        <span className={classes.bar} aria-hidden="true">
          <span style={{ width: `${(100 * count) / largest}%` }}>
            <span style={{ width: `${(100 * coded) / count}%` }} />
          </span>
        </span>
      </button>
      <div className={classes.below}>
        <span className={classes.coded}>
          {coded === 0 ? t.none0 : t.codedOf({ coded: numberText(coded), count: numberText(count) })}
        </span>
        {group.codes.map(one => {
          const code = codes.find(known => known.code === one.code);
          return (
            code && (
              <span key={one.code} className={classes.tag}>
                <span className={classes.dot} style={{ background: colourOf(codes, one.code) }} aria-hidden="true" />
                {codeName(code)} {numberText(one.count)}
              </span>
            )
          );
        })}
        <Button type="link" size="small" className={classes.open!} aria-expanded={isOpen} onClick={onOpen}>
          {isOpen ? t.close : t.open}
        </Button>
      </div>
      {isOpen && <Members of={of} group={group} codes={codes} />}
    </li>
  );
}

const PAGE = 50;

function Members({ of, group, codes }: Pick<GroupLineProps, 'of' | 'group' | 'codes'>) {
  const t = useTexts(codingGroupsTexts);
  const found = useInfiniteQuery({
    queryKey: ['coding', of.codingId, 'group', of.grouping, group.answerRecordId],
    queryFn: ({ pageParam, signal }) =>
      client.call(
        codingAlikeCalls.groupMembers,
        { ...of, group: group.answerRecordId, from: pageParam, count: PAGE },
        { quiet: true, signal },
      ),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (pages.length * PAGE < last.total ? pages.length * PAGE : undefined),
  });
  return (
    <div className={classes.members}>
      <Loaded of={found} words={t}>
        {({ pages }) => (
          <>
            <ul>
              {pages
                .flatMap(({ items }) => items)
                .map(({ answerRecordId, text, marks }) => (
                  <li key={answerRecordId}>
                    <span className={classes.text}>{text}</span>
                    {[...new Set(marks.flatMap(one => (one.stands && one.state === 'accepted' ? [one.code] : [])))].map(
                      given => {
                        const code = codes.find(one => one.code === given);
                        return (
                          code && (
                            <span key={given} className={classes.tag}>
                              <span
                                className={classes.dot}
                                style={{ background: colourOf(codes, given) }}
                                aria-hidden="true"
                              />
                              {codeName(code)}
                            </span>
                          )
                        );
                      },
                    )}
                  </li>
                ))}
            </ul>
            {found.hasNextPage && (
              <Button size="small" loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
                {t.moreMembers}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </div>
  );
}
