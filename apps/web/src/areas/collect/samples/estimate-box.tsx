import { estimateSample, SAMPLE_FORMULA, type SampleWish } from '@wenshu/api-contract';
import { sampleTexts } from '@wenshu/texts/collect/samples';
import { useTexts } from '../../../app/language/language.ts';
import { numberText } from '../respondents/person-words.ts';
import classes from '../sending/sending.module.css';
import { priceText } from './price-text.ts';

/** What it will cost and how long it will take, while somebody still changes the order; and how that is worked out. */
export function EstimateBox({ wish, days }: { readonly wish: SampleWish; readonly days: number }) {
  const { estimate: t } = useTexts(sampleTexts);
  const { totalFen, unitFen, invited, leastDays } = estimateSample(wish);
  const { baseFen, fenPerMinute, leastOrderFen, responsePercent, beginPerDay } = SAMPLE_FORMULA;
  const figures = [
    [t.total, priceText(totalFen)],
    [t.unit, priceText(unitFen)],
    [t.invited, t.people({ count: numberText(invited) })],
    [t.leastDays, t.days({ count: numberText(leastDays) })],
  ] as const;
  return (
    <section className={classes.words} aria-label={t.title} aria-live="polite">
      <h3>{t.title}</h3>
      <dl className={classes.figures}>
        {figures.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {days < leastDays && <p className={classes.warning}>{t.tooSoon({ days: numberText(leastDays) })}</p>}
      <p className={classes.soft}>
        {t.formula({
          base: priceText(baseFen),
          perMinute: priceText(fenPerMinute),
          least: priceText(leastOrderFen),
          response: `${responsePercent}%`,
          perDay: numberText(beginPerDay),
        })}
      </p>
    </section>
  );
}
