import { MOST_PRICE_FEN, type OrderToHandle, reviewCalls } from '@wenshu/api-contract';
import { reviewTexts } from '@wenshu/texts/console/reviews';
import { Input } from 'antd';
import { useState } from 'react';
import { Field } from '../../../app/forms/field.tsx';
import { useTexts } from '../../../app/language/language.ts';
import { notify } from '../../../app/notices/notices.ts';
import { NumberInput } from '../../../app/number-input.tsx';
import { consoleClient } from '../kit/console-client.ts';
import { WhyDialog } from '../kit/why-dialog.tsx';
import type { SampleStep } from './sample-steps.ts';

interface StepProps {
  readonly order: OrderToHandle;
  refresh(): unknown;
  onClose(): void;
}

/** One step of an order, with what it takes. */
export function SampleStepDialog({ step, ...props }: StepProps & { readonly step: SampleStep }) {
  if (step === 'quote') return <QuoteDialog {...props} />;
  if (step === 'field') return <FieldDialog {...props} />;
  return <PlainDialog {...props} step={step} />;
}

function PlainDialog({ step, order, refresh, onClose }: StepProps & { readonly step: 'paid' | 'decline' }) {
  const { samples: t } = useTexts(reviewTexts);
  const { orderNumber } = order;
  const isDecline = step === 'decline';
  return (
    <WhyDialog
      title={t[`${step}Title`]({ number: orderNumber })}
      text={t[`${step}Text`]}
      submit={t[step]}
      done={isDecline ? t.declined : t.paidDone}
      isDanger={isDecline}
      {...(isDecline && { hint: t.declineHint })}
      act={why => consoleClient.call(reviewCalls[step], { orderNumber, why })}
      refresh={refresh}
      onClose={onClose}
    />
  );
}

const FEN = 100;

function QuoteDialog({ order, refresh, onClose }: StepProps) {
  const { samples: t } = useTexts(reviewTexts);
  const { orderNumber, estimatedFen } = order;
  const [yuan, setYuan] = useState<number | null>(estimatedFen / FEN);
  return (
    <WhyDialog
      title={t.quoteTitle({ number: orderNumber })}
      text={t.quoteText}
      submit={t.quote}
      done={t.quoted}
      isReady={yuan !== null}
      act={why => consoleClient.call(reviewCalls.quote, { orderNumber, priceFen: Math.round((yuan ?? 0) * FEN), why })}
      refresh={refresh}
      onClose={onClose}
    >
      <Field label={t.price} problem={yuan === null ? t.priceNeeded : undefined}>
        {control => (
          <NumberInput
            {...control}
            value={yuan}
            min={1 / FEN}
            max={MOST_PRICE_FEN / FEN}
            precision={2}
            onChange={setYuan}
          />
        )}
      </Field>
    </WhyDialog>
  );
}

const places = ['finished', 'screened', 'quotaFull'] as const;
const isAddress = (text: string): boolean => /^https?:\/\/[^\s/]+/.test(text.trim());

function FieldDialog({ order, refresh, onClose }: StepProps) {
  const { samples: t } = useTexts(reviewTexts);
  const { orderNumber } = order;
  const [typed, setTyped] = useState({ finished: '', screened: '', quotaFull: '' });
  return (
    <WhyDialog
      title={t.fieldTitle({ number: orderNumber })}
      text={t.fieldText}
      submit={t.field}
      done={t.field}
      isReady={places.every(place => isAddress(typed[place]))}
      act={async why => {
        const { finished, screened, quotaFull } = typed;
        const opened = { orderNumber, finished, screened, quotaFull, why };
        const { path } = await consoleClient.call(reviewCalls.field, opened);
        // What is told at the end is known only now; the panel is given it.
        notify.info(t.fielded({ path }));
      }}
      refresh={refresh}
      onClose={onClose}
    >
      {places.map(place => (
        <Field
          key={place}
          label={t[place]}
          problem={typed[place] !== '' && !isAddress(typed[place]) ? t.addressNeeded : undefined}
        >
          {control => (
            <Input
              {...control}
              value={typed[place]}
              maxLength={500}
              inputMode="url"
              placeholder="https://"
              onChange={event => setTyped({ ...typed, [place]: event.target.value })}
            />
          )}
        </Field>
      ))}
    </WhyDialog>
  );
}
