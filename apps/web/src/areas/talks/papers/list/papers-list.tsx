import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ListedPaper, paperCalls } from '@wenshu/api-contract';
import type { PaperKind } from '@wenshu/papers';
import { routeTexts } from '@wenshu/texts/routes';
import { paperTexts } from '@wenshu/texts/talks/papers';
import { EmptyState, type ListColumn, ListTable, PageTitle, StatusTag } from '@wenshu/ui';
import { useDeferredValue, useState } from 'react';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { momentText } from '../../../../app/language/moment-text.ts';
import { Loaded } from '../../../../app/loaded.tsx';
import { AppLink } from '../../../../app/routes/app-link.tsx';
import { SearchField } from '../../../../app/search-field.tsx';
import { paperAddress, paperPaths } from '../paper-address.ts';
import { BeginForm } from './begin-form.tsx';
import classes from './list.module.css';
import { PaperMenu } from './paper-menu.tsx';

/** How many there are before one looks for one of them. */
const FIND_FROM = 8;

/** A box to begin a paper in, and the papers that there are. */
export function PapersList({ kind }: { readonly kind: PaperKind }) {
  const texts = useTexts(paperTexts);
  const routes = useTexts(routeTexts);
  const own = texts.kinds[kind];
  const [written, setWritten] = useState('');
  const find = useDeferredValue(written.trim());
  const papers = useQuery({
    queryKey: ['papers', kind, find],
    queryFn: ({ signal }) => client.call(paperCalls.list, { kind, ...(find && { find }) }, { quiet: true, signal }),
    placeholderData: keepPreviousData,
  });
  const isLong = (papers.data?.items.length ?? 0) >= FIND_FROM;
  return (
    <div className={classes.page}>
      <PageTitle title={routes[paperPaths[kind]].title} lead={own.lead} />
      <div className={classes.columns}>
        <BeginForm kind={kind} />
        <section aria-label={own.mine}>
          <div className={classes.head}>
            <h2>{own.mine}</h2>
            {(isLong || written !== '') && (
              <SearchField label={texts.list.find} value={written} isSmall onChange={setWritten} />
            )}
          </div>
          <Loaded
            of={papers}
            words={texts}
            empty={{
              isSo: ({ items }) => items.length === 0,
              shows: find ? (
                <EmptyState title={texts.list.nothingFound} text={texts.list.nothingFoundText} />
              ) : (
                <EmptyState title={own.empty} text={own.emptyText} />
              ),
            }}
          >
            {({ items }) => <Listed label={own.mine} papers={items} />}
          </Loaded>
        </section>
      </div>
    </div>
  );
}

function Listed({ label, papers }: { readonly label: string; readonly papers: readonly ListedPaper[] }) {
  const t = useTexts(paperTexts).list;
  const columns: readonly ListColumn<ListedPaper>[] = [
    {
      key: 'title',
      title: t.name,
      as: 'name',
      cell: ({ kind, paperId, title, isOwn, members, hasLink }) => (
        <>
          <AppLink className={classes.name} to={paperAddress(kind, paperId)}>
            {title}
          </AppLink>
          <span className={classes.tags}>
            {isOwn && members > 0 && <StatusTag>{t.shared({ count: members })}</StatusTag>}
            {hasLink && <StatusTag>{t.hasLink}</StatusTag>}
          </span>
        </>
      ),
    },
    { key: 'owner', title: t.owner, cell: ({ isOwn, nickName }) => (isOwn ? t.own : nickName) },
    { key: 'updated', title: t.updated, cell: ({ updateTime }) => momentText(updateTime) },
    { key: 'menu', title: t.actions, as: 'menu', cell: paper => <PaperMenu paper={paper} /> },
  ];
  return <ListTable label={label} columns={columns} rows={papers} keyOf={({ paperId }) => paperId} />;
}
