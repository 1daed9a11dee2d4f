import { MAX_AMOUNT, MAX_MARKET, type ProductSimulation, type SimulationPlan } from '@wenshu/analysis/browser';
import { simulatorScreenTexts } from '@wenshu/texts/findings/simulator-screen';
import { useTexts } from '../../../../app/language/language.ts';
import { NumberInput } from '../../../../app/number-input.tsx';
import { withCost, withMarket } from './plan-edits.ts';
import classes from './simulator.module.css';

interface MoneyFieldsProps {
  readonly simulation: ProductSimulation;
  readonly plan: SimulationPlan;
  edit(make: (now: SimulationPlan) => SimulationPlan): void;
}

/** What makes money of shares: how many buy, and what a piece costs by its levels. */
export function MoneyFields({ simulation, plan, edit }: MoneyFieldsProps) {
  const t = useTexts(simulatorScreenTexts);
  const { attributes, price } = simulation;
  return (
    <details className={classes.details}>
      <summary>{t.money.title}</summary>
      <div className={classes.inline}>
        <span className={classes.fieldName}>{t.money.market}</span>
        <NumberInput
          size="small"
          aria-label={t.money.market}
          min={1}
          max={MAX_MARKET}
          precision={0}
          placeholder={t.money.usual}
          className={classes.market!}
          value={plan.market ?? null}
          onChange={market => edit(now => withMarket(now, market))}
        />
      </div>
      <p className={classes.hint}>{t.money.hint}</p>
      <div className={classes.costs}>
        {attributes.map((attribute, at) =>
          at === price?.attribute ? null : (
            <fieldset key={attribute.levels[0]!.id} className={classes.costGroup}>
              <legend className={classes.fieldName}>{attribute.name || t.attribute({ number: at + 1 })}</legend>
              {attribute.levels.map(({ id, name }) => (
                <div key={id} className={classes.cost}>
                  <span>{name}</span>
                  <NumberInput
                    size="small"
                    min={0}
                    max={MAX_AMOUNT}
                    aria-label={t.money.cost({ attribute: attribute.name, level: name })}
                    value={plan.costs?.[id] ?? null}
                    onChange={cost => edit(now => withCost(now, id, cost))}
                  />
                </div>
              ))}
            </fieldset>
          ),
        )}
      </div>
    </details>
  );
}
