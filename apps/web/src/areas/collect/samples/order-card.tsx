import { cancellableStates, type SampleOrder, type SampleState } from '@wenshu/api-contract';
import { sampleTexts } from '@wenshu/texts/collect/samples';
import { StatusTag, type StatusTone } from '@wenshu/ui';
import { Button } from 'antd';
import { useTexts } from '../../../app/language/language.ts';
import { numberText } from '../respondents/person-words.ts';
import { timeText } from '../respondents/sent-words.ts';
import classes from '../sending/sending.module.css';
import { priceText } from './price-text.ts';

const tones: Readonly<Record<SampleState, StatusTone>> = {
  requested: 'waiting',
  approved: 'waiting',
  paid: 'waiting',
  fielding: 'waiting',
  delivered: 'good',
  declined: 'bad',
  cancelled: 'calm',
};

/** One order: what was asked for, what it costs, how many are there, and every step so far. */
export function OrderCard({ order, onCancel }: { readonly order: SampleOrder; onCancel(): void }) {
  const t = useTexts(sampleTexts);
  const { orderNumber, state, samples, days, minutes, incidencePercent, priceFen, estimatedFen, steps } = order;
  const name = t.order({ number: orderNumber });
  const price = priceFen === null ? { estimate: priceText(estimatedFen) } : { price: priceText(priceFen) };
  const figures = {
    collected: numberText(order.collected),
    samples: numberText(samples),
    days: numberText(days),
    minutes: numberText(minutes),
    incidence: `${incidencePercent}%`,
    ...price,
  };
  return (
    <article className={classes.task} aria-label={name}>
      <header className={classes.head}>
        <h2>{name}</h2>
        <StatusTag tone={tones[state]}>{t.states[state]}</StatusTag>
      </header>
      {t.hints[state] && <p className={classes.soft}>{t.hints[state]}</p>}
      <dl className={classes.figures}>
        {Object.entries(figures).map(([figure, text]) => (
          <div key={figure}>
            <dt>{t.figures[figure as keyof typeof t.figures]}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.soft}>{t.targets({ text: order.targets })}</p>
      {order.quotas.length > 0 && (
        <p className={classes.soft}>
          {t.quotas({
            text: order.quotas
              .map(({ name: whom, samples: many }) => t.quota({ name: whom, samples: numberText(many) }))
              .join(' · '),
          })}
        </p>
      )}
      <ol className={classes.steps} aria-label={t.steps}>
        {steps.map(step => (
          <li key={`${step.state} ${step.time}`} className={classes.soft}>
            {timeText(step.time)} · {t.states[step.state]} · {t.takenBy[step.takenBy]}
            {step.note && ` · ${step.note}`}
          </li>
        ))}
      </ol>
      {cancellableStates.includes(state) && (
        <div className={classes.buttons}>
          <Button danger onClick={onCancel}>
            {t.cancel}
          </Button>
        </div>
      )}
    </article>
  );
}
