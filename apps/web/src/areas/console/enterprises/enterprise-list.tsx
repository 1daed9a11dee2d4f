import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type EnterpriseStatus, enterpriseStatuses, operatedEnterpriseCalls } from '@wenshu/api-contract';
import { operatedEnterpriseTexts } from '@wenshu/texts/console/enterprises';
import { teamTexts } from '@wenshu/texts/people/enterprises';
import { StatusTag } from '@wenshu/ui';
import { Button, Input } from 'antd';
import { useTexts } from '../../../app/language/language.ts';
import { momentText } from '../../../app/language/moment-text.ts';
import { FilterSelect } from '../../../app/lists/filter-select.tsx';
import { useSettled } from '../../../app/use-settled.ts';
import { versionTones } from '../../people/orders/order-table.tsx';
import { consoleClient } from '../kit/console-client.ts';
import { PagedTable } from '../kit/paged-table.tsx';
import rows from '../kit/rows.module.css';
import { PAGE_SIZE } from '../kit/use-paged.ts';

export interface EnterpriseSearch {
  readonly typed: string;
  readonly status: EnterpriseStatus | undefined;
  readonly page: number;
}

interface EnterpriseListProps {
  readonly search: EnterpriseSearch;
  onSearch(search: EnterpriseSearch): void;
  onChoose(enterpriseId: string): void;
}

/** Every enterprise, by name, id and how it stands. */
export function EnterpriseList({ search: { typed, status, page }, onSearch, onChoose }: EnterpriseListProps) {
  const { list: t, look, lookAt, forever, nobody } = useTexts(operatedEnterpriseTexts);
  const { orders: words } = useTexts(teamTexts);
  const text = useSettled(typed.trim());
  const wanted = { text, ...(status && { status }), page, size: PAGE_SIZE };
  const found = useQuery({
    queryKey: ['operator-enterprises', wanted],
    queryFn: () => consoleClient.call(operatedEnterpriseCalls.find, wanted, { quiet: true }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <div className={rows.bar}>
        <Input
          className={rows.search!}
          aria-label={t.search}
          placeholder={t.search}
          allowClear
          maxLength={64}
          value={typed}
          onChange={event => onSearch({ typed: event.target.value, status, page: 1 })}
        />
        <FilterSelect
          className={rows.filter}
          label={t.status}
          value={status}
          onChange={chosen => onSearch({ typed, status: chosen, page: 1 })}
          options={enterpriseStatuses.map(value => ({ value, label: words.status[value] }))}
        />
      </div>
      <PagedTable
        of={{ query: found, page, setPage: next => onSearch({ typed, status, page: next }) }}
        words={{ list: t.label, empty: t.empty, emptyText: t.emptyText }}
        keyOf={({ enterpriseId }) => enterpriseId}
        columns={[
          { key: 'name', title: t.columns.name, as: 'name', cell: ({ name }) => name },
          {
            key: 'status',
            title: t.columns.status,
            cell: row => <StatusTag tone={versionTones[row.status]}>{words.status[row.status]}</StatusTag>,
          },
          { key: 'plan', title: t.columns.plan, cell: ({ versionName }) => versionName },
          {
            key: 'until',
            title: t.columns.until,
            as: 'number',
            cell: ({ validUntil }) => (validUntil === null ? forever : momentText(validUntil)),
          },
          {
            key: 'seats',
            title: t.columns.seats,
            as: 'number',
            cell: ({ seatsUsed: used, seatTotal }) => t.seatsOf({ used, total: seatTotal }),
          },
          {
            key: 'administrator',
            title: t.columns.administrator,
            as: 'words',
            cell: ({ administrator }) => (administrator ? `${administrator.name} · ${administrator.reach}` : nobody),
          },
          {
            key: 'act',
            title: t.columns.act,
            as: 'bare',
            cell: ({ enterpriseId, name }) => (
              <Button type="link" aria-label={lookAt({ name })} onClick={() => onChoose(enterpriseId)}>
                {look}
              </Button>
            ),
          },
        ]}
      />
    </>
  );
}
