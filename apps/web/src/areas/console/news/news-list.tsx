import { type NewsRoomItem, type NewsState, newsRoomCalls, newsStates } from '@wenshu/api-contract';
import { consoleKitTexts } from '@wenshu/texts/console/kit';
import { newsRoomTexts } from '@wenshu/texts/console/news';
import { actionClass, type ListColumn } from '@wenshu/ui';
import { Input } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { momentText } from '../../../app/language/moment-text.ts';
import { FilterSelect } from '../../../app/lists/filter-select.tsx';
import { AppLink } from '../../../app/routes/app-link.tsx';
import { consoleClient } from '../kit/console-client.ts';
import { PagedTable } from '../kit/paged-table.tsx';
import { Room } from '../kit/room.tsx';
import { useMayOperate } from '../kit/seat.ts';
import { usePaged } from '../kit/use-paged.ts';
import classes from './news.module.css';
import { NEW_ITEM, newsPath } from './news-path.ts';
import { NewsStateTag } from './news-state-tag.tsx';

export function NewsList() {
  const t = useTexts(newsRoomTexts);
  const may = useMayOperate();
  const [state, setState] = useState<NewsState>();
  const [name, setName] = useState('');
  const wanted = { ...(state && { state }), ...(name && { name }) };
  const news = usePaged(['operator-news', wanted], asked =>
    consoleClient.call(newsRoomCalls.list, { ...wanted, ...asked }, { quiet: true }),
  );
  const isFiltered = state !== undefined || name !== '';
  const words = isFiltered ? { list: t.list, empty: t.emptyFiltered, emptyText: t.emptyFilteredText } : t;
  const columns = useNewsColumns();
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
        <FilterSelect
          label={t.filterState}
          className={classes.filter}
          value={state}
          onChange={chosen => {
            setState(chosen);
            news.setPage(1);
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
            news.setPage(1);
          }}
        />
      </div>
      <PagedTable of={news} words={words} keyOf={({ id }) => String(id)} columns={columns} />
    </Room>
  );
}

function useNewsColumns(): readonly ListColumn<NewsRoomItem>[] {
  const t = useTexts(newsRoomTexts);
  const { languages } = useTexts(consoleKitTexts);
  return [
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
  ];
}
