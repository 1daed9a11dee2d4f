import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type NewsRoomItem, type NewsState, newsRoomCalls, newsStates } from '@wenshu/api-contract';
import { consoleTexts } from '@wenshu/texts/console/frame';
import { consoleKitTexts } from '@wenshu/texts/console/kit';
import { newsRoomTexts } from '@wenshu/texts/console/news';
import { actionClass, EmptyState, ListTable } from '@wenshu/ui';
import { Input, Select } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { momentText } from '../../../app/language/moment-text.ts';
import { ListPages } from '../../../app/list-pages.tsx';
import { Loaded } from '../../../app/loaded.tsx';
import { AppLink } from '../../../app/routes/app-link.tsx';
import { consoleClient } from '../kit/console-client.ts';
import { Room } from '../kit/room.tsx';
import { useMayOperate } from '../kit/seat.ts';
import classes from './news.module.css';
import { NEW_ITEM, newsPath } from './news-path.ts';
import { NewsStateTag } from './news-state-tag.tsx';

const SIZE = 20;

export function NewsList() {
  const t = useTexts(newsRoomTexts);
  const frame = useTexts(consoleTexts);
  const may = useMayOperate();
  const [state, setState] = useState<NewsState>();
  const [name, setName] = useState('');
  const [page, setPage] = useState(1);
  const wanted = { ...(state && { state }), ...(name && { name }) };
  const news = useQuery({
    queryKey: ['operator-news', wanted, page],
    queryFn: () => consoleClient.call(newsRoomCalls.list, { ...wanted, page, size: SIZE }, { quiet: true }),
    placeholderData: keepPreviousData,
  });
  const isFiltered = state !== undefined || name !== '';
  const shows = isFiltered ? (
    <EmptyState title={t.emptyFiltered} text={t.emptyFilteredText} />
  ) : (
    <EmptyState title={t.empty} text={t.emptyText} />
  );
  return (
    <Room
      name="news"
      lead={t.lead}
      actions={
        may('content.change') && (
          <AppLink to={newsPath(NEW_ITEM)} className={actionClass('primary')}>
            {t.add}
          </AppLink>
        )
      }
    >
      <div className={classes.bar}>
        <Select<NewsState>
          aria-label={t.filterState}
          placeholder={t.filterState}
          allowClear
          className={classes.filter!}
          value={state ?? null}
          onChange={chosen => {
            setState(chosen ?? undefined);
            setPage(1);
          }}
          options={newsStates.map(value => ({ value, label: t.states[value] }))}
        />
        <Input.Search
          aria-label={t.filterName}
          placeholder={t.filterName}
          allowClear
          maxLength={100}
          className={classes.filter!}
          onSearch={sought => {
            setName(sought.trim());
            setPage(1);
          }}
        />
      </div>
      <Loaded of={news} words={frame} empty={{ isSo: ({ total }) => total === 0, shows }}>
        {({ items, total }) => (
          <>
            <NewsTable items={items} />
            <ListPages page={page} size={SIZE} total={total} onPage={setPage} />
          </>
        )}
      </Loaded>
    </Room>
  );
}

function NewsTable({ items }: { readonly items: readonly NewsRoomItem[] }) {
  const t = useTexts(newsRoomTexts);
  const { languages } = useTexts(consoleKitTexts);
  return (
    <ListTable
      label={t.list}
      rows={items}
      keyOf={({ id }) => String(id)}
      columns={[
        {
          key: 'title',
          title: t.columns.title,
          as: 'name',
          cell: ({ id, zh, en, isOwn, isElsewhere }) => (
            <>
              <AppLink to={newsPath(id)}>{zh || en}</AppLink>
              {zh !== '' && en !== '' && <span className={classes.second}>{en}</span>}
              {(isOwn || isElsewhere) && <span className={classes.second}>{isElsewhere ? t.elsewhere : t.own}</span>}
            </>
          ),
        },
        {
          key: 'state',
          title: t.columns.state,
          cell: ({ state, publishTime }) => (
            <>
              <NewsStateTag state={state} />
              {state === 'planned' && publishTime !== null && (
                <span className={classes.second}>{t.from({ moment: momentText(publishTime) })}</span>
              )}
            </>
          ),
        },
        {
          key: 'languages',
          title: t.columns.languages,
          as: 'words',
          cell: item => (['zh', 'en'] as const).flatMap(one => (item[one] ? languages[one] : [])).join(' · '),
        },
        { key: 'day', title: t.columns.day, as: 'number', cell: ({ day }) => day },
        {
          key: 'changed',
          title: t.columns.changed,
          as: 'number',
          cell: ({ changedTime }) => momentText(changedTime),
        },
      ]}
    />
  );
}
