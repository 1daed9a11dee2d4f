import type { PriceSimulation } from '@wenshu/analysis/browser';
import { demandAt } from '@wenshu/analysis/simulation';
import { simulatorScreenTexts } from '@wenshu/texts/findings/simulator-screen';
import { Button } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { NumberInput } from '../../../../app/number-input.tsx';
import { type ModelAnalysis, slotsLacking } from '../models/model-analysis.ts';
import { useModel } from '../models/model-context.ts';
import type { OpenAnalysis } from '../work/use-open-analysis.ts';
import { moneyText, percentText } from './shown-number.ts';
import classes from './simulator.module.css';
import { SlidAmount } from './slid-amount.tsx';
import { useSimulation } from './use-simulation.ts';

/** Of a price sensitivity: who buys at a price that is slid, and what that brings in. */
export default function PricePanel({ open }: { readonly open: OpenAnalysis<ModelAnalysis> }) {
  const { analysis } = useModel();
  const isWhole = slotsLacking(analysis).length === 0;
  const { simulation } = useSimulation(open.scrollId, 'price', analysis, isWhole);
  return isWhole && simulation && simulation.prices.length > 1 ? <PriceSlider simulation={simulation} /> : null;
}

function PriceSlider({ simulation }: { readonly simulation: PriceSimulation }) {
  const t = useTexts(simulatorScreenTexts).priceSlider;
  const { prices, basedOn } = simulation;
  const [cost, setCost] = useState<number | null>(null);
  const bestAt = (unitCost: number) =>
    prices.reduce(
      (best, price) =>
        (price - unitCost) * demandAt(simulation, price) > (best - unitCost) * demandAt(simulation, best)
          ? price
          : best,
      prices[0]!,
    );
  const [chosen, setPrice] = useState<number>();
  const price = chosen ?? bestAt(0);
  const demand = demandAt(simulation, price);
  const figures = [
    { name: basedOn === 'intent' ? t.buyers : t.accept, value: percentText(demand) },
    { name: t.revenue, value: moneyText(price * demand) },
    ...(cost === null ? [] : [{ name: t.profit, value: moneyText((price - cost) * demand) }]),
  ];
  return (
    <section className={classes.panel} aria-label={t.title}>
      <h2 className={classes.panelTitle}>{t.title}</h2>
      <p className={classes.hint}>
        {t[basedOn]} {t.untested}
      </p>
      <SlidAmount
        label={t.title}
        low={prices[0]!}
        high={prices.at(-1)!}
        most={prices.at(-1)!}
        value={price}
        onSlide={next => next !== undefined && setPrice(next)}
        onChange={setPrice}
      />
      <ul className={classes.figures} aria-live="polite">
        {figures.map(({ name, value }) => (
          <li key={name}>
            <span className={classes.fieldName}>{name}</span>
            <span className={classes.share}>{value}</span>
          </li>
        ))}
      </ul>
      <div className={classes.inline}>
        <div className={classes.cost}>
          <span className={classes.fieldName}>{t.cost}</span>
          <NumberInput size="small" aria-label={t.cost} min={0} max={prices.at(-1)!} value={cost} onChange={setCost} />
        </div>
        <Button size="small" onClick={() => setPrice(bestAt(0))}>
          {t.best}
        </Button>
        {cost !== null && (
          <Button size="small" onClick={() => setPrice(bestAt(cost))}>
            {t.bestProfit}
          </Button>
        )}
      </div>
    </section>
  );
}
