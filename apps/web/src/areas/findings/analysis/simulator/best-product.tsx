import type { ProductSimulation, Scenario, SimulationPlan } from '@wenshu/analysis/browser';
import {
  type BestProducts,
  type ChoiceRule,
  levelOf,
  priceOfProduct,
  type SearchGoal,
  searchBest,
  searchGoals,
  tellBest,
} from '@wenshu/analysis/simulation';
import { simulatorScreenTexts } from '@wenshu/texts/findings/simulator-screen';
import { Button, Progress, Segmented, Select } from 'antd';
import { useState } from 'react';
import { ViewDialog } from '../../../../app/forms/view-dialog.tsx';
import { language, useTexts } from '../../../../app/language/language.ts';
import { ForbiddenPairs, type LevelPair } from './forbidden-pairs.tsx';
import { withProduct } from './plan-edits.ts';
import { moneyText, percentText } from './shown-number.ts';
import classes from './simulator.module.css';
import { useSearch } from './use-search.ts';

interface BestProductProps {
  readonly simulation: ProductSimulation;
  readonly plan: SimulationPlan;
  readonly scenario: Scenario;
  readonly rule: ChoiceRule;
  editScenario(make: (now: Scenario) => Scenario): void;
}

/** What to put together, if one may choose: searched here, with what must stay and what must not meet. */
export function BestProduct(props: BestProductProps) {
  const t = useTexts(simulatorScreenTexts).best;
  const [isOpen, setIsOpen] = useState(false);
  const isEmpty = props.scenario.products.length === 0;
  return (
    <>
      <Button size="small" type="primary" disabled={isEmpty} onClick={() => setIsOpen(true)}>
        {t.open}
      </Button>
      {isOpen && (
        <ViewDialog title={t.open} width={640} onClose={() => setIsOpen(false)}>
          {!isEmpty && <SearchForm {...props} />}
        </ViewDialog>
      )}
    </>
  );
}

function SearchForm({ simulation, plan, scenario, rule, editScenario }: BestProductProps) {
  const texts = useTexts(simulatorScreenTexts);
  const t = texts.best;
  const { products } = scenario;
  const [productId, setProductId] = useState(products[0]!.id);
  const [goal, setGoal] = useState<SearchGoal>('share');
  const [fixed, setFixed] = useState<readonly number[]>([]);
  const [forbidden, setForbidden] = useState<readonly LevelPair[]>([]);
  const search = useSearch<BestProducts>();
  const place = Math.max(
    0,
    products.findIndex(({ id }) => id === productId),
  );
  const hasPrice = simulation.price !== undefined || priceOfProduct(simulation, products[place]!) !== undefined;
  const canBe: Readonly<Record<SearchGoal, boolean>> = {
    share: true,
    revenue: hasPrice,
    profit: hasPrice && plan.costs !== undefined,
  };
  const isRunning = search.state === 'running';
  const start = () => {
    const whole = forbidden.flatMap(([first, second]) => (first && second ? [[first, second] as const] : []));
    search.start(searchBest(simulation, plan, scenario, rule, { goal, place, fixed, forbidden: whole }));
  };
  const attributeName = (at: number) => simulation.attributes[at]!.name || texts.attribute({ number: at + 1 });
  return (
    <div className={classes.search}>
      <div className={classes.searchField}>
        <span className={classes.fieldName}>{t.product}</span>
        <Select
          aria-label={t.product}
          value={products[place]!.id}
          options={products.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={setProductId}
        />
      </div>
      <div className={classes.searchField}>
        <span className={classes.fieldName}>{t.goal}</span>
        <Segmented
          aria-label={t.goal}
          value={goal}
          options={searchGoals.map(value => ({ value, label: t.goals[value], disabled: !canBe[value] }))}
          onChange={setGoal}
        />
        {!canBe.profit && <span className={classes.hint}>{t.needsCosts}</span>}
      </div>
      <div className={classes.searchField}>
        <span className={classes.fieldName}>{t.fixed}</span>
        <Select
          mode="multiple"
          aria-label={t.fixed}
          value={[...fixed]}
          options={simulation.attributes.map((_, at) => ({ value: at, label: attributeName(at) }))}
          onChange={(chosen: number[]) => setFixed(chosen)}
        />
      </div>
      <ForbiddenPairs simulation={simulation} attributeName={attributeName} pairs={forbidden} onChange={setForbidden} />
      <p className={classes.hint}>
        {t.others} {simulation.price && t.prices}
      </p>
      <div className={classes.inline}>
        {isRunning ? (
          <Button onClick={search.stop}>{t.stop}</Button>
        ) : (
          <Button type="primary" onClick={start}>
            {t.start}
          </Button>
        )}
        {isRunning && (
          <>
            <Progress
              percent={Math.round(100 * search.share)}
              size="small"
              showInfo={false}
              className={classes.progress!}
            />
            <span role="status">{t.searching({ percent: Math.round(100 * search.share) })}</span>
          </>
        )}
      </div>
      {search.outcome && (
        <Outcome
          simulation={simulation}
          attributeName={attributeName}
          goal={goal}
          outcome={search.outcome}
          taken={products[place]!}
          onTake={product => editScenario(now => withProduct(now, product.id, one => ({ ...product, name: one.name })))}
        />
      )}
    </div>
  );
}

interface OutcomeProps {
  readonly simulation: ProductSimulation;
  readonly outcome: BestProducts;
  readonly goal: SearchGoal;
  readonly taken: Scenario['products'][number];
  attributeName(at: number): string;
  onTake(product: Scenario['products'][number]): void;
}

function Outcome({ simulation, outcome, goal, taken, attributeName, onTake }: OutcomeProps) {
  const t = useTexts(simulatorScreenTexts).best;
  const { best, isExhaustive, tried } = outcome;
  const told = tellBest(outcome, language);
  const wordsOf = (product: OutcomeProps['taken']) =>
    simulation.attributes
      .map((_, at) =>
        at === simulation.price?.attribute
          ? `${attributeName(at)} ${moneyText(priceOfProduct(simulation, product) ?? null)}`
          : (levelOf(simulation, product, at)?.name ?? ''),
      )
      .join(' · ');
  const isTaken = (product: OutcomeProps['taken']) => wordsOf(product) === wordsOf(taken);
  if (best.length === 0) return <p role="status">{t.nothing}</p>;
  return (
    <>
      <p className={classes.hint} role="status">
        {isExhaustive ? t.all({ count: tried }) : t.some({ count: tried })} {told}
      </p>
      <ol className={classes.best}>
        {best.map(({ product, share, value }) => (
          <li key={wordsOf(product)}>
            <span>{wordsOf(product)}</span>
            <b>{goal === 'share' ? percentText(share) : `${moneyText(100 * value)} (${percentText(share)})`}</b>
            <Button size="small" disabled={isTaken(product)} onClick={() => onTake(product)}>
              {isTaken(product) ? t.taken : t.take}
            </Button>
          </li>
        ))}
      </ol>
    </>
  );
}
