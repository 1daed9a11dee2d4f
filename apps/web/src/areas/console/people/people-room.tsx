import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { helpedPeopleCalls } from '@wenshu/api-contract';
import { helpedPeopleTexts } from '@wenshu/texts/console/people';
import { EmptyState, StatusTag } from '@wenshu/ui';
import { Button, Input } from 'antd';
import { type FormEvent, useState } from 'react';
import { Field } from '../../../app/forms/field.tsx';
import { useTexts } from '../../../app/language/language.ts';
import { momentText } from '../../../app/language/moment-text.ts';
import look from '../../../app/looks/page.module.css';
import { consoleClient } from '../kit/console-client.ts';
import { PagedTable } from '../kit/paged-table.tsx';
import { Room } from '../kit/room.tsx';
import rows from '../kit/rows.module.css';
import { useChosen } from '../kit/use-chosen.ts';
import { PAGE_SIZE } from '../kit/use-paged.ts';
import { PersonDetail } from './person-detail.tsx';
import { type PeopleSearch, readSearch } from './read-search.ts';

/** /operator/people: who somebody is, what keeps them out, and what can be done about it. */
export default function PeopleRoom() {
  const t = useTexts(helpedPeopleTexts);
  // With what was found: whoever comes back from one finds both.
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState<PeopleSearch>();
  const [page, setPage] = useState(1);
  const { id, choose, leave } = useChosen();
  // Every search is kept in the log: the same one is not made again by itself.
  const found = useQuery({
    queryKey: ['operator-people', search, page],
    queryFn: () => consoleClient.call(helpedPeopleCalls.find, { ...search, page, size: PAGE_SIZE }),
    enabled: search !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
  if (id !== undefined)
    return (
      <div className={look.page}>
        <PersonDetail userId={id} onBack={leave} />
      </div>
    );
  return (
    <Room name="people" lead={t.lead}>
      <SearchForm
        typed={typed}
        onType={setTyped}
        isBusy={found.isFetching}
        onFind={wanted => {
          setPage(1);
          setSearch(wanted);
        }}
      />
      {search === undefined ? (
        <EmptyState title={t.start} text={t.startText} />
      ) : (
        <PagedTable
          of={{ query: found, page, setPage }}
          words={t}
          keyOf={({ userId }) => userId}
          columns={[
            {
              key: 'name',
              title: t.columns.name,
              as: 'name',
              cell: ({ nickName, isOperator }) => (
                <>
                  {nickName} {isOperator && <StatusTag>{t.operator}</StatusTag>}
                </>
              ),
            },
            { key: 'realName', title: t.columns.realName, as: 'words', cell: ({ name }) => name || t.none },
            { key: 'reach', title: t.columns.reach, cell: ({ reach }) => reach },
            { key: 'joined', title: t.columns.joined, as: 'number', cell: row => momentText(row.joinTime) },
            {
              key: 'act',
              title: t.columns.act,
              as: 'bare',
              cell: ({ userId, nickName }) => (
                <Button type="link" aria-label={t.lookAt({ name: nickName })} onClick={() => choose(userId)}>
                  {t.look}
                </Button>
              ),
            },
          ]}
        />
      )}
    </Room>
  );
}

interface SearchFormProps {
  readonly typed: string;
  onType(typed: string): void;
  readonly isBusy: boolean;
  onFind(search: PeopleSearch): void;
}

function SearchForm({ typed, onType, isBusy, onFind }: SearchFormProps) {
  const t = useTexts(helpedPeopleTexts);
  const [isAsked, setAsked] = useState(false);
  const search = readSearch(typed);
  const find = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (search) onFind(search);
  };
  return (
    <form className={rows.bar} onSubmit={find}>
      <div className={rows.search}>
        <Field
          label={t.searchLabel}
          hint={t.search}
          problem={isAsked && typed.trim() !== '' && !search ? t.notWhole : undefined}
        >
          {control => (
            <Input
              {...control}
              value={typed}
              maxLength={300}
              autoComplete="off"
              onChange={event => onType(event.target.value)}
            />
          )}
        </Field>
      </div>
      <Button className={rows.beside!} htmlType="submit" type="primary" loading={isBusy}>
        {t.find}
      </Button>
    </form>
  );
}
