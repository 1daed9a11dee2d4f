import type { ContactRow } from '@wenshu/api-contract';
import { contactTexts } from '@wenshu/texts/collect/contacts';
import { ActionButton, EmptyState } from '@wenshu/ui';
import { Select } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { ListPages } from '../../../app/lists/list-pages.tsx';
import { Loaded } from '../../../app/loaded.tsx';
import classes from '../respondents/people.module.css';
import { numberText } from '../respondents/person-words.ts';
import { ContactDrawer } from './contact-drawer.tsx';
import { ContactFilters } from './contact-filters.tsx';
import { RespondentList } from './respondent-list.tsx';
import { type RespondentFilter, useContacts, useContactWords } from './use-contacts.ts';
import { isFiltered, NO_FILTER, PAGE_SIZE } from './use-friends.ts';

/** Everybody who stands in a name list that one manages, over all surveys. */
export function RespondentsView() {
  const t = useTexts(contactTexts);
  const r = t.respondents;
  const [filter, setFilter] = useState<RespondentFilter>(NO_FILTER);
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<ContactRow>();
  const contacts = useContacts(filter, page);
  const words = useContactWords().data;
  const choose = (next: RespondentFilter) => {
    setFilter(next);
    setPage(1);
  };
  const clear = <ActionButton onClick={() => choose(NO_FILTER)}>{t.clear}</ActionButton>;
  const answered = [
    { value: '', label: r.anyone },
    { value: 'yes', label: r.answeredYes },
    { value: 'no', label: r.answeredNo },
  ];
  return (
    <Loaded of={contacts} words={{ ...t, ...r }}>
      {({ items, total }) => {
        if (total === 0 && !isFiltered(filter)) return <EmptyState title={r.empty} text={r.emptyText} actions={null} />;
        return (
          <div className={classes.view}>
            <div className={classes.bar}>
              <ContactFilters
                label={r.search}
                filter={filter}
                groups={words?.groups ?? []}
                labels={words?.labels ?? []}
                onFilter={choose}
              >
                <Select
                  className={classes.filter}
                  aria-label={r.answeredFilter}
                  value={filter.answered ?? ''}
                  options={answered}
                  onChange={value =>
                    choose({ ...filter, answered: value === 'yes' || value === 'no' ? value : undefined })
                  }
                />
              </ContactFilters>
            </div>
            {total === 0 ? (
              <EmptyState title={t.noneFound} text={t.noneFoundText} actions={clear} />
            ) : (
              <>
                <p className={classes.count} role="status">
                  {r.found({ total: numberText(total) })}
                </p>
                <RespondentList contacts={items} onOpen={setOpened} />
                <ListPages className={classes.pages!} page={page} size={PAGE_SIZE} total={total} onPage={setPage} />
              </>
            )}
            {opened && <ContactDrawer person={opened} onClose={() => setOpened(undefined)} />}
          </div>
        );
      }}
    </Loaded>
  );
}
