import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Filter } from '@wenshu/analysis/browser';
import { analysisTextsCalls, type CallData, type CallInput } from '@wenshu/api-contract';
import { asJson } from '@wenshu/survey-core';
import { Input, Pagination } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import { client } from '../../../../app/client.ts';
import { Loaded, type LoadedWords } from '../../../../app/loaded.tsx';
import classes from './texts.module.css';

type FoundText = CallData<typeof analysisTextsCalls.texts>['items'][number];

interface SearchedTextsProps {
  readonly scrollId: string;
  readonly variables: readonly string[];
  readonly filter: Filter | undefined;
  /** Recipes of what the filter names. */
  readonly derived?: CallInput<typeof analysisTextsCalls.texts>['derived'];
  readonly words: LoadedWords & {
    readonly find: string;
    readonly none: string;
    total(found: { count: number }): string;
  };
  /** Beside how many there are. */
  readonly remark?: string | undefined;
  children(item: FoundText): ReactNode;
}

const PAGE = 20;
const LONGEST_SEARCH = 200;
const WAIT_MS = 250;

/** What people wrote, the newest first, page by page; found by words. */
export function SearchedTexts({ scrollId, variables, filter, derived, words, remark, children }: SearchedTextsProps) {
  const [wanted, setWanted] = useState('');
  const [{ search, page }, setAsked] = useState({ search: '', page: 1 });
  useEffect(() => {
    const timer = setTimeout(() => setAsked({ search: wanted.trim(), page: 1 }), WAIT_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const found = useQuery({
    queryKey: ['analysis-texts', scrollId, variables, filter, derived, search, page],
    queryFn: ({ signal }) =>
      client.call(
        analysisTextsCalls.texts,
        {
          scrollId,
          variables: [...variables],
          search,
          offset: (page - 1) * PAGE,
          count: PAGE,
          ...(filter && { filter: asJson(filter) }),
          ...(derived && { derived }),
        },
        { signal, quiet: true },
      ),
    placeholderData: keepPreviousData,
    // Others may have written since it was last open.
    gcTime: 0,
  });
  return (
    <>
      <Input.Search
        allowClear
        aria-label={words.find}
        placeholder={words.find}
        maxLength={LONGEST_SEARCH}
        value={wanted}
        onChange={event => setWanted(event.target.value)}
        // In a form Enter would send that.
        onPressEnter={event => event.preventDefault()}
        onSearch={word => setAsked({ search: word.trim(), page: 1 })}
      />
      <Loaded of={found} words={words}>
        {({ total, items }) => (
          <>
            <p className={classes.total} role="status">
              {total === 0 ? words.none : words.total({ count: total })}
              {remark !== undefined && ` · ${remark}`}
            </p>
            <ul className={classes.list} aria-busy={found.isPlaceholderData}>
              {items.map(item => (
                <li key={item.answerRecordId} className={classes.item}>
                  {children(item)}
                </li>
              ))}
            </ul>
            {total > PAGE && (
              <Pagination
                align="center"
                size="small"
                current={page}
                pageSize={PAGE}
                total={total}
                showSizeChanger={false}
                onChange={next => setAsked({ search, page: next })}
              />
            )}
          </>
        )}
      </Loaded>
    </>
  );
}
