import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Enterprise, enterpriseCalls, type OfferedPlan } from '@wenshu/api-contract';
import { teamTexts } from '@wenshu/texts/people/enterprises';
import { licenceTexts } from '@wenshu/texts/people/licences';
import { routeTexts } from '@wenshu/texts/routes';
import { EmptyState, StatusTag } from '@wenshu/ui';
import { Button, Radio, Select } from 'antd';
import { useId, useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { Field } from '../../../app/forms/field.tsx';
import { FormDialog } from '../../../app/forms/form-dialog.tsx';
import { useTexts } from '../../../app/language/language.ts';
import { momentText } from '../../../app/language/moment-text.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { NumberInput } from '../../../app/number-input.tsx';
import { InEnterprise } from '../../../app/team/in-enterprise.tsx';
import { mayIn } from '../../../app/team/use-enterprise.ts';
import { OrderTable, versionTones } from '../orders/order-table.tsx';
import { type Period, periods, sentOrder } from './sent-order.ts';
import classes from './team.module.css';

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
  const licences = useTexts(licenceTexts);
  const { versionName, status, expireTime, validityDays, orderNumber, seatTotal, seatSurplus, features } = enterprise;
  return (
    <dl className={classes.facts}>
      <div>
        <dt>{t.version}</dt>
        <dd>{versionName}</dd>
      </div>
      <div>
        <dt>{t.versionStatus}</dt>
        <dd>
          <StatusTag tone={versionTones[status]}>{t.status[status]}</StatusTag>
        </dd>
      </div>
      <div>
        <dt>{t.validityDays}</dt>
        <dd>{validityDays === null ? t.forever : t.daysOf({ days: validityDays })}</dd>
      </div>
      <div>
        <dt>{t.expires}</dt>
        <dd>{expireTime === null ? t.forever : momentText(expireTime)}</dd>
      </div>
      <div>
        <dt>{t.seats}</dt>
        <dd>{t.seatsOf({ total: seatTotal, left: seatSurplus })}</dd>
      </div>
      {orderNumber !== null && (
        <div>
          <dt>{t.columns.number}</dt>
          <dd>{orderNumber}</dd>
        </div>
      )}
      <div>
        <dt>{t.licensed}</dt>
        <dd>{features.map(feature => licences.features[feature].name).join(t.comma) || t.noneLicensed}</dd>
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
  return (
    <section className={classes.section}>
      <h2>{t.list}</h2>
      <Loaded
        of={orders}
        words={words}
        empty={{ isSo: list => list.length === 0, shows: <EmptyState title={t.empty} text={t.service} /> }}
      >
        {list => <OrderTable label={t.list} rows={list} />}
      </Loaded>
    </section>
  );
}

function usePlans() {
  return useQuery({
    queryKey: ['plans'],
    queryFn: () => client.call(enterpriseCalls.plans, {}, { quiet: true }),
  });
}

interface PlanFieldProps {
  readonly plans: readonly OfferedPlan[];
  /** Undefined: whichever the enterprise has. */
  readonly planId: string | undefined;
  onChange(planId: string | undefined): void;
}

/** The version of a renewal, with what is licensed in it. */
function PlanField({ plans, planId, onChange }: PlanFieldProps) {
  const { orders: t } = useTexts(teamTexts);
  const { features } = useTexts(licenceTexts);
  const id = useId();
  const chosen = plans.find(plan => plan.planId === planId);
  return (
    <div className={classes.field}>
      <p className={classes.problem} />
      <label htmlFor={id}>{t.version}</label>
      <Select
        id={id}
        value={planId ?? ''}
        options={[
          { value: '', label: t.sameVersion },
          ...plans.map(plan => ({ value: plan.planId, label: plan.versionName })),
        ]}
        onChange={value => onChange(value === '' ? undefined : value)}
      />
      {chosen && (
        <p className={classes.planFeatures}>
          {t.licensed}: {chosen.features.map(feature => features[feature].name).join(t.comma) || t.noneLicensed}
        </p>
      )}
    </div>
  );
}

interface OrderDialogProps {
  readonly enterpriseId: string;
  onClose(): void;
}

/** Some things are paid for, and customer service sells them (P1.23): a request says what is wanted. */
function OrderDialog({ enterpriseId, onClose }: OrderDialogProps) {
  const { orders: t } = useTexts(teamTexts);
  const queries = useQueryClient();
  const [wish, setWish] = useState<'seats' | 'renewal'>('seats');
  const [seats, setSeats] = useState(5);
  const [period, setPeriod] = useState<Period>('year');
  const [planId, setPlanId] = useState<string>();
  const plans = usePlans();
  const { isBusy, run } = useAction(
    () => client.call(enterpriseCalls.order, { enterpriseId, ...sentOrder({ wish, seats, period, planId }) }),
    {
      done: t.sent,
      refresh: () => queries.invalidateQueries({ queryKey: keyOf(enterpriseId) }),
      onDone: onClose,
    },
  );
  return (
    <FormDialog title={t.ask} submit={t.send} isBusy={isBusy} onSubmit={run} onClose={onClose}>
      <p>{t.service}</p>
      <Radio.Group
        value={wish}
        onChange={({ target }) => setWish(target.value as typeof wish)}
        options={(['seats', 'renewal'] as const).map(value => ({ value, label: t.wish[value] }))}
      />
      <Field label={wish === 'seats' ? t.count : t.days}>
        {control =>
          wish === 'seats' ? (
            <NumberInput {...control} min={1} max={10_000} value={seats} onChange={value => setSeats(value ?? 1)} />
          ) : (
            <Select
              {...control}
              value={period}
              options={(Object.keys(periods) as Period[]).map(value => ({ value, label: t[value] }))}
              onChange={setPeriod}
            />
          )
        }
      </Field>
      {wish === 'renewal' && plans.data && plans.data.length > 0 && (
        <PlanField plans={plans.data} planId={planId} onChange={setPlanId} />
      )}
    </FormDialog>
  );
}
