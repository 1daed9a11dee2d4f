import type { EnterpriseOrder } from '@wenshu/api-contract';
import { teamTexts } from '@wenshu/texts/people/enterprises';
import { licenceTexts } from '@wenshu/texts/people/licences';
import { type ListColumn, ListTable, StatusTag, type StatusTone } from '@wenshu/ui';
import { useTexts } from '../../../app/language/language.ts';
import { momentText } from '../../../app/language/moment-text.ts';

export const versionTones = {
  trial: 'waiting',
  activated: 'good',
  expired: 'bad',
} as const satisfies Record<string, StatusTone>;
const orderTones = {
  requested: 'waiting',
  opened: 'good',
  declined: 'calm',
  withdrawn: 'calm',
} as const satisfies Record<string, StatusTone>;

interface OrderTableProps<Order extends EnterpriseOrder> {
  readonly label: string;
  readonly rows: readonly Order[];
  /** Beside what it is for, where orders of several places stand together. */
  whereOf?(order: Order): string;
}

/** Orders with their number, version, status and expiry (P3.20). */
export function OrderTable<Order extends EnterpriseOrder>({ label, rows, whereOf }: OrderTableProps<Order>) {
  const { orders: t } = useTexts(teamTexts);
  const { features } = useTexts(licenceTexts);
  const what = ({ wish, seats, days, feature }: Order) =>
    feature === null
      ? t.what({ seats, days, isSeats: wish === 'seats' })
      : t.licence({ feature: features[feature].name });
  const columns: readonly ListColumn<Order>[] = [
    { key: 'number', title: t.columns.number, as: 'name', cell: ({ orderNumber }) => orderNumber },
    ...(whereOf ? [{ key: 'where', title: t.columns.where, as: 'words' as const, cell: whereOf }] : []),
    { key: 'what', title: t.columns.what, as: 'words', cell: what },
    { key: 'version', title: t.columns.version, cell: ({ versionName }) => versionName },
    {
      key: 'versionStatus',
      title: t.columns.versionStatus,
      cell: ({ versionStatus: status }) =>
        status && <StatusTag tone={versionTones[status]}>{t.status[status]}</StatusTag>,
    },
    {
      key: 'status',
      title: t.columns.status,
      cell: ({ status }) => <StatusTag tone={orderTones[status]}>{t.statuses[status]}</StatusTag>,
    },
    { key: 'time', title: t.columns.time, cell: ({ requestTime }) => momentText(requestTime) },
    {
      key: 'expires',
      title: t.columns.expires,
      cell: ({ expireTime, status }) =>
        expireTime === null ? (status === 'opened' ? t.forever : '') : momentText(expireTime),
    },
  ];
  return <ListTable label={label} rows={rows} keyOf={({ orderNumber }) => orderNumber} columns={columns} />;
}
