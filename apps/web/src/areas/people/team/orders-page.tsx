import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Enterprise, type EnterpriseOrder, enterpriseCalls } from '@wenshu/api-contract';
import { teamTexts } from '@wenshu/texts/people/team';
import { routeTexts } from '@wenshu/texts/routes';
import { EmptyState, type ListColumn, ListTable, StatusTag, type StatusTone } from '@wenshu/ui';
import { Button, Modal, Radio, Select } from 'antd';
import { useId, useState } from 'react';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { momentText } from '../../../app/language/moment-text.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { notify } from '../../../app/notices/notices.ts';
import { NumberInput } from '../../../app/number-input.tsx';
import { InEnterprise } from '../../../app/team/in-enterprise.tsx';
import { mayIn } from '../../../app/team/use-enterprise.ts';
import classes from './team.module.css';

const tones = {
  trial: 'waiting',
  activated: 'good',
  expired: 'bad',
  requested: 'waiting',
  opened: 'good',
  declined: 'calm',
} as const satisfies Record<string, StatusTone>;
const PERIODS = { year: 365, twoYears: 730, forever: undefined } as const;
type Period = keyof typeof PERIODS;

/** /team/workSpace/workSpace-order: how the account stands, and what was asked for (P2.33, P2.84). */
export default function OrdersPage() {
  const { orders: t } = useTexts(teamTexts);
  const title = useTexts(routeTexts)['/team/workSpace/workSpace-order'].title;
  const [isAsking, setIsAsking] = useState(false);
  return (
    <InEnterprise
      title={title}
      lead={t.lead}
      actions={enterprise =>
        mayIn(enterprise, 'enterprise.order') && (
          <Button type="primary" onClick={() => setIsAsking(true)}>
            {t.ask}
          </Button>
        )
      }
    >
      {enterprise => (
        <>
          {enterprise.status === 'expired' && <p className={classes.notice}>{t.expired}</p>}
          <Standing enterprise={enterprise} />
          {mayIn(enterprise, 'enterprise.order') && <Orders enterpriseId={enterprise.enterpriseId} />}
          {isAsking && <OrderDialog enterpriseId={enterprise.enterpriseId} onClose={() => setIsAsking(false)} />}
        </>
      )}
    </InEnterprise>
  );
}

function Standing({ enterprise }: { readonly enterprise: Enterprise }) {
  const { orders: t } = useTexts(teamTexts);
  const { status, expireTime, seatTotal, seatSurplus } = enterprise;
  return (
    <dl className={classes.facts}>
      <div>
        <dt>{t.version}</dt>
        <dd>
          <StatusTag tone={tones[status]}>{t.status[status]}</StatusTag>
        </dd>
      </div>
      <div>
        <dt>{t.expires}</dt>
        <dd>{expireTime === null ? t.forever : momentText(expireTime)}</dd>
      </div>
      <div>
        <dt>{t.seats}</dt>
        <dd>{t.seatsOf({ total: seatTotal, left: seatSurplus })}</dd>
      </div>
    </dl>
  );
}

const keyOf = (enterpriseId: string) => ['enterprise-orders', enterpriseId];

function Orders({ enterpriseId }: { readonly enterpriseId: string }) {
  const { orders: t, ...words } = useTexts(teamTexts);
  const orders = useQuery({
    queryKey: keyOf(enterpriseId),
    queryFn: () => client.call(enterpriseCalls.orders, { enterpriseId }, { quiet: true }),
  });
  const columns: readonly ListColumn<EnterpriseOrder>[] = [
    { key: 'number', title: t.columns.number, as: 'name', cell: ({ orderNumber }) => orderNumber },
    {
      key: 'what',
      title: t.columns.what,
      as: 'words',
      cell: ({ wish, seats, days }) => t.what({ seats, days, isSeats: wish === 'seats' }),
    },
    {
      key: 'status',
      title: t.columns.status,
      cell: ({ status }) => <StatusTag tone={tones[status]}>{t.statuses[status]}</StatusTag>,
    },
    { key: 'time', title: t.columns.time, cell: ({ requestTime }) => momentText(requestTime) },
    {
      key: 'expires',
      title: t.columns.expires,
      cell: ({ expireTime, status }) =>
        expireTime === null ? (status === 'opened' ? t.forever : '') : momentText(expireTime),
    },
  ];
  return (
    <section className={classes.section}>
      <h2>{t.list}</h2>
      <Loaded
        of={orders}
        words={words}
        empty={{ isSo: list => list.length === 0, shows: <EmptyState title={t.empty} text={t.service} /> }}
      >
        {list => <ListTable label={t.list} rows={list} keyOf={({ orderNumber }) => orderNumber} columns={columns} />}
      </Loaded>
    </section>
  );
}

interface OrderDialogProps {
  readonly enterpriseId: string;
  onClose(): void;
}

/** Some things are paid for, and customer service sells them (P1.23): a request says what is wanted. */
function OrderDialog({ enterpriseId, onClose }: OrderDialogProps) {
  const { orders: t, cancel } = useTexts(teamTexts);
  const queries = useQueryClient();
  const id = useId();
  const [wish, setWish] = useState<'seats' | 'renewal'>('seats');
  const [seats, setSeats] = useState(5);
  const [period, setPeriod] = useState<Period>('year');
  const [isBusy, setIsBusy] = useState(false);
  const send = async () => {
    setIsBusy(true);
    const days = PERIODS[period];
    const wanted = wish === 'seats' ? { seats } : { ...(days !== undefined && { days }) };
    try {
      await client.call(enterpriseCalls.order, { enterpriseId, wish, ...wanted });
      notify.success(t.sent);
      await queries.invalidateQueries({ queryKey: keyOf(enterpriseId) });
      onClose();
    } catch {
      // What was refused has been told; the box stays.
      setIsBusy(false);
    }
  };
  return (
    <Modal
      open
      title={t.ask}
      okText={t.send}
      cancelText={cancel}
      confirmLoading={isBusy}
      onOk={() => void send()}
      onCancel={onClose}
    >
      <p>{t.service}</p>
      <Radio.Group
        value={wish}
        onChange={({ target }) => setWish(target.value as typeof wish)}
        options={(['seats', 'renewal'] as const).map(value => ({ value, label: t.wish[value] }))}
      />
      <div className={classes.field}>
        <p className={classes.problem} />
        <label htmlFor={id}>{wish === 'seats' ? t.count : t.days}</label>
        {wish === 'seats' ? (
          <NumberInput id={id} min={1} max={10_000} value={seats} onChange={value => setSeats(value ?? 1)} />
        ) : (
          <Select
            id={id}
            value={period}
            options={(Object.keys(PERIODS) as Period[]).map(value => ({ value, label: t[value] }))}
            onChange={setPeriod}
          />
        )}
      </div>
    </Modal>
  );
}
