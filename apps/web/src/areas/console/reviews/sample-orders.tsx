import { useQueryClient } from '@tanstack/react-query';
import { type OrderToHandle, reviewCalls } from '@wenshu/api-contract';
import { sampleTexts } from '@wenshu/texts/collect/samples';
import { reviewTexts } from '@wenshu/texts/console/reviews';
import { type ListColumn, StatusTag } from '@wenshu/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { momentText } from '../../../app/language/moment-text.ts';
import { priceText } from '../../collect/samples/price-text.ts';
import { consoleClient } from '../kit/console-client.ts';
import { PagedTable } from '../kit/paged-table.tsx';
import { useMayOperate } from '../kit/seat.ts';
import { usePaged } from '../kit/use-paged.ts';
import classes from './reviews.module.css';
import { SampleStepDialog } from './sample-step-dialog.tsx';
import { type SampleStep, stepsOf } from './sample-steps.ts';

/** A step of one order that somebody is about to take. */
interface OrderStep {
  readonly order: OrderToHandle;
  readonly step: SampleStep;
}

/** Orders for people of the panel that there is something to do about. */
export function SampleOrders() {
  const { samples: t } = useTexts(reviewTexts);
  const client = useQueryClient();
  const [open, setOpen] = useState<OrderStep>();
  const orders = usePaged(['operator-samples'], asked =>
    consoleClient.call(reviewCalls.samples, asked, { quiet: true }),
  );
  return (
    <>
      <PagedTable of={orders} words={t} keyOf={({ orderNumber }) => orderNumber} columns={useOrderColumns(setOpen)} />
      {open && (
        <SampleStepDialog
          {...open}
          refresh={() => client.invalidateQueries({ queryKey: ['operator-samples'] })}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

function useOrderColumns(onStep: (chosen: OrderStep) => void): readonly ListColumn<OrderToHandle>[] {
  const { samples: t } = useTexts(reviewTexts);
  const { states } = useTexts(sampleTexts);
  const may = useMayOperate();
  return [
    {
      key: 'survey',
      title: t.columns.survey,
      as: 'name',
      cell: ({ surveyName, orderNumber }) => (
        <div>
          {surveyName}
          <span className={classes.soft}>{orderNumber}</span>
        </div>
      ),
    },
    {
      key: 'state',
      title: t.columns.state,
      cell: ({ state }) => <StatusTag tone="waiting">{states[state]}</StatusTag>,
    },
    { key: 'what', title: t.columns.what, as: 'words', cell: order => <Wanted order={order} /> },
    {
      key: 'price',
      title: t.columns.price,
      as: 'number',
      cell: ({ priceFen, estimatedFen }) =>
        priceFen === null ? t.estimate({ price: priceText(estimatedFen) }) : priceText(priceFen),
    },
    {
      key: 'time',
      title: t.columns.time,
      as: 'number',
      cell: ({ requestTime }) => momentText(requestTime),
    },
    ...(may('reviews.decide')
      ? [
          {
            key: 'act',
            title: t.columns.act,
            as: 'bare' as const,
            cell: (order: OrderToHandle) =>
              stepsOf(order.state).map(step => (
                <Button
                  key={step}
                  type="link"
                  danger={step === 'decline'}
                  aria-label={t[`${step}Title`]({ number: order.orderNumber })}
                  onClick={() => onStep({ order, step })}
                >
                  {t[step]}
                </Button>
              )),
          },
        ]
      : []),
  ];
}

function Wanted({ order }: { readonly order: OrderToHandle }) {
  const { samples: t } = useTexts(reviewTexts);
  const { samples, days, minutes, incidencePercent: incidence, targets, quotas } = order;
  return (
    <div>
      {targets}
      <span className={classes.soft}>{t.what({ samples, days, minutes, incidence })}</span>
      {quotas.length > 0 && (
        <span className={classes.soft}>{t.quotas({ list: quotas.map(quota => t.quota(quota)).join(t.comma) })}</span>
      )}
    </div>
  );
}
