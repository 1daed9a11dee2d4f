import type { BrandSimulation } from '@wenshu/analysis/browser';
import { brandShares } from '@wenshu/analysis/simulation';
import { simulatorScreenTexts } from '@wenshu/texts/findings/simulator-screen';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { type ModelAnalysis, slotsLacking, withOption } from '../models/model-analysis.ts';
import { useModel } from '../models/model-context.ts';
import type { OpenAnalysis } from '../work/use-open-analysis.ts';
import { moneyText, percentText } from './shown-number.ts';
import classes from './simulator.module.css';
import { SlidAmount } from './slid-amount.tsx';
import { useSimulation } from './use-simulation.ts';

/** Of a brand–price trade-off: every brand's price slid, all shares by the estimated model. */
export default function BrandPanel({ open }: { readonly open: OpenAnalysis<ModelAnalysis> }) {
  const t = useTexts(simulatorScreenTexts).brandSlider;
  const { analysis } = useModel();
  const isWhole = slotsLacking(analysis).length === 0;
  const { simulation, isFetched } = useSimulation(open.scrollId, 'brands', analysis, isWhole);
  if (!isWhole) return null;
  if (!simulation) return isFetched ? <p className={classes.alone}>{t.notFitted}</p> : null;
  // At other prices of the scenario it begins there.
  return <BrandSliders key={simulation.at.join()} simulation={simulation} />;
}

function BrandSliders({ simulation }: { readonly simulation: BrandSimulation }) {
  const texts = useTexts(simulatorScreenTexts);
  const t = texts.brandSlider;
  const { analysis, change } = useModel();
  const { brands, at, none } = simulation;
  const [prices, setPrices] = useState(at);
  const shares = brandShares(simulation, prices);
  const own = (analysis.request.options.own as number | null | undefined) ?? null;
  const set = (place: number, price: number | undefined) =>
    price !== undefined && setPrices(now => now.with(place, price));
  return (
    <section className={classes.panel} aria-label={t.title}>
      <div className={classes.tools}>
        <h2 className={classes.panelTitle}>{t.title}</h2>
        <Select
          size="small"
          aria-label={t.own}
          value={own ?? 0}
          popupMatchSelectWidth={false}
          options={[
            { value: 0, label: `${t.own}: ${t.noOwn}` },
            ...brands.map(({ name }, place) => ({ value: place + 1, label: `${t.own}: ${name}` })),
          ]}
          onChange={chosen => change(now => withOption(now, 'own', chosen === 0 ? null : chosen))}
        />
        <Button size="small" onClick={() => setPrices(at)}>
          {t.reset}
        </Button>
      </div>
      <ul className={classes.cards}>
        {brands.map(({ id, name, prices: asked }, place) => (
          <li key={id} className={classes.card} data-own={own === place + 1 || undefined}>
            <b>{name}</b>
            <div className={classes.result}>
              <span className={classes.share}>{percentText(shares[place]!)}</span>
              <span className={classes.track} aria-hidden="true">
                <span className={classes.fill} style={{ inlineSize: `${shares[place]!}%` }} />
              </span>
              <span className={classes.money}>
                {t.revenue} <b>{moneyText((prices[place]! * shares[place]!) / 100)}</b>
              </span>
            </div>
            <SlidAmount
              label={texts.level({ name, attribute: texts.price })}
              low={Math.min(...asked)}
              high={Math.max(...asked)}
              most={Math.max(...asked)}
              marks={asked}
              value={prices[place]!}
              onSlide={price => set(place, price)}
              onChange={price => set(place, price)}
            />
          </li>
        ))}
        {none !== null && (
          <li className={classes.noneCard}>
            <span className={classes.noneName}>{texts.none}</span>
            <span className={classes.share}>{percentText(shares.at(-1)!)}</span>
          </li>
        )}
      </ul>
    </section>
  );
}
