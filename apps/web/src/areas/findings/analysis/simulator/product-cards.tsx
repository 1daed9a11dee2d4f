import { MAX_PRODUCTS, type ProductSimulation, type Scenario } from '@wenshu/analysis/browser';
import { levelOf, type SimulatedShare } from '@wenshu/analysis/simulation';
import { simulatorScreenTexts } from '@wenshu/texts/findings/simulator-screen';
import { Button } from 'antd';
import { useTexts } from '../../../../app/language/language.ts';
import { addProduct } from './plan-edits.ts';
import { ProductCard } from './product-card.tsx';
import { percentText } from './shown-number.ts';
import classes from './simulator.module.css';
import type { SlidPrice } from './slid-price.ts';

interface ProductCardsProps {
  readonly simulation: ProductSimulation;
  readonly scenario: Scenario;
  readonly shares: readonly SimulatedShare[];
  editScenario(make: (now: Scenario) => Scenario): void;
  onSlide(slid: SlidPrice | undefined): void;
}

/** Side by side; on a phone they are swiped. */
export function ProductCards({ simulation, scenario, shares, editScenario, onSlide }: ProductCardsProps) {
  const t = useTexts(simulatorScreenTexts);
  const { products } = scenario;
  const none = shares[products.length];
  const isFull = products.length >= MAX_PRODUCTS;
  const add = () =>
    editScenario(now => {
      const last = now.products.at(-1);
      const levels = simulation.attributes.map(({ levels: own }, at) =>
        last ? (levelOf(simulation, last, at) ?? own[0]!).id : own[0]!.id,
      );
      return addProduct(now, { name: t.product({ number: now.products.length + 1 }), levels });
    });
  return (
    <ul className={classes.cards}>
      {products.map((product, place) => (
        <ProductCard
          key={product.id}
          simulation={simulation}
          product={product}
          place={place}
          editScenario={editScenario}
          onSlide={onSlide}
          count={products.length}
          share={shares[place]}
        />
      ))}
      {none && (
        <li className={classes.noneCard}>
          <span className={classes.noneName}>{t.none}</span>
          <span className={classes.share}>{percentText(none.share)}</span>
        </li>
      )}
      <li className={classes.addCard}>
        <Button block disabled={isFull} title={isFull ? t.full({ most: MAX_PRODUCTS }) : undefined} onClick={add}>
          {t.addProduct}
        </Button>
        {products.length === 0 && <p className={classes.hint}>{t.empty}</p>}
      </li>
    </ul>
  );
}
