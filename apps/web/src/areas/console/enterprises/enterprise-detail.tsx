import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallData, operatedEnterpriseCalls } from '@wenshu/api-contract';
import { operatedEnterpriseTexts } from '@wenshu/texts/console/enterprises';
import { consoleTexts } from '@wenshu/texts/console/frame';
import { teamTexts } from '@wenshu/texts/people/enterprises';
import { licenceTexts } from '@wenshu/texts/people/licences';
import { EmptyState, PageTitle, StatusTag } from '@wenshu/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { momentText } from '../../../app/language/moment-text.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { OrderTable, versionTones } from '../../people/orders/order-table.tsx';
import { BackButton } from '../kit/back-button.tsx';
import { consoleClient } from '../kit/console-client.ts';
import { Facts } from '../kit/facts.tsx';
import rows from '../kit/rows.module.css';
import { useMayOperate } from '../kit/seat.ts';
import { WhyDialog } from '../kit/why-dialog.tsx';
import { ExtendDialog } from './extend-dialog.tsx';
import { SeatsDialog } from './seats-dialog.tsx';

interface EnterpriseDetailProps {
  readonly enterpriseId: string;
  onBack(): void;
}

type Enterprise = CallData<typeof operatedEnterpriseCalls.get>;

/** One enterprise, and what an operator may do with it. */
export function EnterpriseDetail({ enterpriseId, onBack }: EnterpriseDetailProps) {
  const t = useTexts(operatedEnterpriseTexts);
  const frame = useTexts(consoleTexts);
  const client = useQueryClient();
  const found = useQuery({
    queryKey: ['operator-enterprise', enterpriseId],
    queryFn: () => consoleClient.call(operatedEnterpriseCalls.get, { enterpriseId }, { quiet: true }),
  });
  const refresh = async () => {
    await client.invalidateQueries({ queryKey: ['operator-enterprise', enterpriseId] });
    await client.invalidateQueries({ queryKey: ['operator-enterprises'] });
  };
  return (
    <>
      <BackButton text={t.back} onBack={onBack} />
      <Loaded of={found} words={frame} level={1}>
        {enterprise => (
          <>
            <PageTitle title={enterprise.name} />
            <Standing enterprise={enterprise} />
            <Acts enterprise={enterprise} refresh={refresh} />
            <section className={rows.section}>
              <h2>{t.facts.orders}</h2>
              {enterprise.orders.length === 0 ? (
                <EmptyState title={t.facts.noOrders} text={t.facts.noOrdersText} />
              ) : (
                <OrderTable label={t.facts.orders} rows={enterprise.orders} />
              )}
            </section>
          </>
        )}
      </Loaded>
    </>
  );
}

function Standing({ enterprise }: { readonly enterprise: Enterprise }) {
  const { facts: t, list, forever, nobody } = useTexts(operatedEnterpriseTexts);
  const { orders: words, industries } = useTexts(teamTexts);
  const licences = useTexts(licenceTexts);
  const { administrator, seatsUsed, seatTotal, validUntil, status, features } = enterprise;
  return (
    <Facts
      label={enterprise.name}
      facts={[
        [
          list.columns.status,
          <StatusTag key="status" tone={versionTones[status]}>
            {words.status[status]}
          </StatusTag>,
        ],
        [list.columns.plan, enterprise.versionName],
        [list.columns.until, validUntil === null ? forever : momentText(validUntil)],
        [t.seats, list.seatsOf({ used: seatsUsed, total: seatTotal })],
        [list.columns.administrator, administrator ? `${administrator.name} · ${administrator.reach}` : nobody],
        [t.factor, enterprise.asksSecondFactor ? t.yes : t.no],
        [t.licensed, features.map(feature => licences.features[feature].name).join(words.comma) || t.none],
        [t.industry, industries[enterprise.industry]],
        [t.number, enterprise.enterpriseId],
      ]}
    />
  );
}

interface ActsProps {
  readonly enterprise: Enterprise;
  refresh(): unknown;
}

function Acts({ enterprise, refresh }: ActsProps) {
  const t = useTexts(operatedEnterpriseTexts);
  const may = useMayOperate();
  const [open, setOpen] = useState<'extend' | 'seats' | 'expire'>();
  if (!may('enterprises.change')) return null;
  const close = () => setOpen(undefined);
  const { enterpriseId, name, validUntil } = enterprise;
  return (
    <>
      <div className={rows.acts}>
        {validUntil !== null && (
          <Button type="primary" onClick={() => setOpen('extend')}>
            {t.extend.button}
          </Button>
        )}
        <Button onClick={() => setOpen('seats')}>{t.seats.button}</Button>
        {enterprise.status !== 'expired' && (
          <Button danger onClick={() => setOpen('expire')}>
            {t.expire.button}
          </Button>
        )}
      </div>
      {open === 'extend' && validUntil !== null && (
        <ExtendDialog enterprise={enterprise} validUntil={validUntil} refresh={refresh} onClose={close} />
      )}
      {open === 'seats' && <SeatsDialog enterprise={enterprise} refresh={refresh} onClose={close} />}
      {open === 'expire' && (
        <WhyDialog
          title={t.expire.title({ name })}
          text={t.expire.text}
          submit={t.expire.button}
          done={t.expire.done}
          isDanger
          act={why => consoleClient.call(operatedEnterpriseCalls.expire, { enterpriseId, why })}
          refresh={refresh}
          onClose={close}
        />
      )}
    </>
  );
}
