import type { ProductSimulation, Scenario } from '@wenshu/analysis/browser';
import { type ChoiceRule, levelOf, priceOfProduct, sensitivityOf, withLevel } from '@wenshu/analysis/simulation';
import { simulatorScreenTexts } from '@wenshu/texts/findings/simulator-screen';
import { Select } from 'antd';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { withProduct } from './plan-edits.ts';
import { percentText } from './shown-number.ts';
import classes from './simulator.module.css';

interface SensitivityBarsProps {
  readonly simulation: ProductSimulation;
  readonly scenario: Scenario;
  readonly rule: ChoiceRule;
  readonly group: number | undefined;
  editScenario(make: (now: Scenario) => Scenario): void;
}

/** Of one product the share that it would have with each level, all else held; a level is taken by pressing it. */
export function SensitivityBars({ simulation, scenario, rule, group, editScenario }: SensitivityBarsProps) {
  const t = useTexts(simulatorScreenTexts);
  const [productId, setProductId] = useState<string>();
  const shown = useDeferredValue(scenario);
  const place = Math.max(
    0,
    shown.products.findIndex(({ id }) => id === productId),
  );
  const product = shown.products[place]!;
  const shares = useMemo(
    () => sensitivityOf(simulation, shown, place, rule, group),
    [simulation, shown, place, rule, group],
  );
  const isTaken = (at: number, id: string, level: number) =>
    at === simulation.price?.attribute
      ? simulation.price.values[level] === priceOfProduct(simulation, product)
      : levelOf(simulation, product, at)?.id === id;
  return (
    <details className={classes.details} open>
      <summary>{t.sensitivity.title}</summary>
      <div className={classes.inline}>
        <Select
          size="small"
          aria-label={t.sensitivity.product}
          value={product.id}
          options={shown.products.map(({ id, name }) => ({ value: id, label: name }))}
          popupMatchSelectWidth={false}
          onChange={setProductId}
        />
        <span className={classes.hint}>{t.sensitivity.hint}</span>
      </div>
      <div className={classes.sensitivity}>
        {simulation.attributes.map((attribute, at) => (
          <section
            key={attribute.levels[0]!.id}
            className={classes.moved}
            aria-label={attribute.name || t.attribute({ number: at + 1 })}
          >
            <span className={classes.fieldName}>{attribute.name || t.attribute({ number: at + 1 })}</span>
            <ul className={classes.levels}>
              {attribute.levels.map(({ id, name }, level) => {
                const share = shares[at]![level]!;
                return (
                  <li key={id}>
                    <button
                      type="button"
                      className={classes.level}
                      title={t.sensitivity.take({ level: name })}
                      aria-pressed={isTaken(at, id, level)}
                      onClick={() =>
                        editScenario(now => withProduct(now, product.id, one => withLevel(simulation, one, at, id)))
                      }
                    >
                      <span className={classes.levelName}>{name}</span>
                      <span className={classes.track}>
                        <span className={classes.fill} style={{ inlineSize: `${share}%` }} />
                      </span>
                      <span className={classes.levelShare}>{percentText(share)}</span>
                    </button>
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
      </div>
    </details>
  );
}
