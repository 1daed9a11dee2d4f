import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { EmptyState } from '@wenshu/ui';
import { Input, Segmented } from 'antd';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { Loaded, type LoadedWords } from '../../../app/loaded.tsx';
import type { LineWords } from './kept-line.tsx';
import classes from './kept-list.module.css';

/** As long as a name. */
const LONGEST_FIND = 100;

interface ListWords extends LineWords {
  readonly title: string;
  readonly scope: string;
  readonly thisSurvey: string;
  readonly allSurveys: string;
  readonly find: string;
  readonly nothingFound: string;
  readonly nothingFoundText: string;
  readonly empty: string;
  readonly emptyText: string;
  readonly noneAtAll: string;
  readonly name: string;
  readonly actions: string;
}

interface KeptListProps<Item> {
  /** Of a questionnaire; without one everything is listed, of all of them. */
  readonly scrollId: string | undefined;
  /** By which the list is known to what changes it. */
  readonly queryName: string;
  readonly words: ListWords;
  /** Where things of several kinds are listed: what that column is called. */
  readonly kind?: string;
  readonly loading: LoadedWords;
  readonly heading: 'h1' | 'h2';
  /** What begins a new one; also where there is none, if `invites`. */
  readonly fresh: ReactNode;
  readonly invites?: true;
  readonly className?: string | undefined;
  ask(input: { scrollId?: string; find?: string }, signal: AbortSignal): Promise<{ readonly items: readonly Item[] }>;
  /** With the survey's name where several surveys are listed. */
  lineOf(item: Item, hasSurvey: boolean): ReactNode;
}

/** What a person has made or was given, of this questionnaire or of all: analyses, reports. */
export function KeptList<Item>(props: KeptListProps<Item>) {
  const { scrollId, queryName, words: t, kind, loading, heading: Heading, fresh, invites, className = '' } = props;
  const [scope, setScope] = useState<'this' | 'all'>(scrollId === undefined ? 'all' : 'this');
  const [written, setWritten] = useState('');
  const find = useDeferredValue(written.trim());
  const asked = scope === 'this' ? scrollId : undefined;
  const list = useQuery({
    queryKey: [queryName, asked ?? '', find],
    queryFn: ({ signal }) =>
      props.ask({ ...(asked !== undefined && { scrollId: asked }), ...(find && { find }) }, signal),
    // What was found stays until the next is there: nothing jumps while one writes.
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const nothing = find
    ? { title: t.nothingFound, text: t.nothingFoundText }
    : {
        title: t.empty,
        text: scrollId === undefined ? t.noneAtAll : t.emptyText,
        ...(invites && { actions: fresh }),
      };
  return (
    <section className={`${classes.mine} ${className}`}>
      <div className={classes.head}>
        <Heading className={classes.title}>{t.title}</Heading>
        {scrollId !== undefined && (
          <Segmented
            aria-label={t.scope}
            value={scope}
            options={[
              { value: 'this', label: t.thisSurvey },
              { value: 'all', label: t.allSurveys },
            ]}
            onChange={setScope}
          />
        )}
        <Input
          type="search"
          allowClear
          className={classes.find!}
          aria-label={t.find}
          placeholder={t.find}
          maxLength={LONGEST_FIND}
          value={written}
          onChange={event => setWritten(event.target.value)}
        />
        <span className={classes.spacer} />
        {fresh}
      </div>
      <Loaded
        of={list}
        words={loading}
        empty={{ isSo: ({ items }) => items.length === 0, shows: <EmptyState {...nothing} /> }}
      >
        {({ items }) => (
          <table className={classes.table} aria-label={t.list ?? t.title}>
            <thead>
              <tr>
                <th scope="col">{t.name}</th>
                {kind !== undefined && <th scope="col">{kind}</th>}
                {scope === 'all' && <th scope="col">{t.survey}</th>}
                <th scope="col">{t.owner}</th>
                <th scope="col">{t.updated}</th>
                <th scope="col">{t.actions}</th>
              </tr>
            </thead>
            <tbody>{items.map(one => props.lineOf(one, scope === 'all'))}</tbody>
          </table>
        )}
      </Loaded>
    </section>
  );
}
