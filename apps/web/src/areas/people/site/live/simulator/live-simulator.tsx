import type { ProductSimulation, SimulatedProduct } from '@wenshu/analysis/browser';
import { levelOf, withLevel } from '@wenshu/analysis/simulation';
import { useEffect, useState } from 'react';
import { useEarly } from '../../islands/use-early.ts';
import card from '../parts/live-card.module.css';
import { LiveChoices } from '../parts/live-choices.tsx';
import classes from './live-simulator.module.css';
import { sharesOf } from './shares-of.ts';

interface LiveSimulatorProps {
  readonly simulation: ProductSimulation;
  /** The first is moved. */
  readonly products: readonly SimulatedProduct[];
  readonly words: {
    readonly example: string;
    readonly goods: string;
    readonly none: string;
    readonly price: string;
    readonly shares: string;
    readonly money: string;
    readonly separator: string;
    readonly between: string;
  };
}

const PRICE = 'live-price';
const BATTERY = 0;
const STEP = 10;
const QUIET_MS = 700;

/** Three products and none of them: shares that follow the price and the battery of one, by the engine of the product's simulator. */
export function LiveSimulator({ simulation, products, words }: LiveSimulatorProps) {
  const [first, ...rivals] = products as readonly [SimulatedProduct, ...SimulatedProduct[]];
  const [yours, setYours] = useState(first);
  const setPrice = (price: number) => setYours(now => ({ ...now, price }));
  const setBattery = (id: string) => setYours(now => withLevel(simulation, now, BATTERY, id));
  useEarly('live-simulator', 'input[type="range"]', value => setPrice(Number(value)));
  useEarly('live-simulator', 'input:checked', setBattery);
  const all = [yours, ...rivals];
  const shares = sharesOf(simulation, all).map((share, at) => ({
    id: all[at]?.id ?? 'none',
    name: all[at]?.name ?? words.none,
    about: all[at] ? aboutOf(simulation, all[at], words) : '',
    percent: `${share.toFixed(1)}%`,
    share,
  }));
  const told = useTold(shares.map(({ name, percent }) => `${name} ${percent}`).join(words.separator));
  const { values } = simulation.price!;
  const battery = simulation.attributes[BATTERY]!;
  return (
    <div className={classes.card}>
      <p className={classes.title}>{`${words.goods}${words.between}${first.name}`}</p>
      <div className={classes.price}>
        <label htmlFor={PRICE}>{words.price}</label>
        {/* The slider says it itself. */}
        <b aria-hidden="true">{`${words.money}${yours.price}`}</b>
        <input
          id={PRICE}
          type="range"
          min={Math.min(...values)}
          max={Math.max(...values)}
          step={STEP}
          value={yours.price}
          aria-valuetext={`${words.money}${yours.price}`}
          onChange={({ currentTarget }) => setPrice(Number(currentTarget.value))}
        />
      </div>
      <LiveChoices
        name="live-battery"
        legend={battery.name}
        list={battery.levels}
        chosen={levelOf(simulation, yours, BATTERY)?.id ?? ''}
        onChoose={setBattery}
      />
      <section aria-label={words.shares}>
        <h3 className={classes.heading}>{words.shares}</h3>
        <ul className={classes.shares}>
          {shares.map(({ id, name, about, percent, share }) => (
            <li key={id} data-yours={id === first.id}>
              <span className={classes.name}>{name}</span>
              <span className={classes.percent}>{percent}</span>
              <span className={classes.about}>{about}</span>
              <span className={classes.track} aria-hidden="true">
                <span style={{ width: `${share}%` }} />
              </span>
            </li>
          ))}
        </ul>
      </section>
      <p className="visually-hidden" role="status">
        {told}
      </p>
      <p className={card.note}>{words.example}</p>
    </div>
  );
}

function aboutOf(simulation: ProductSimulation, product: SimulatedProduct, words: LiveSimulatorProps['words']): string {
  const named = simulation.attributes.flatMap((_, at) => levelOf(simulation, product, at)?.name ?? []);
  return [...named, `${words.money}${product.price}`].join(words.between);
}

/** Said to who does not see the bars once they stand still, and not before anything was moved. */
function useTold(text: string): string {
  const [{ first, told }, setTold] = useState({ first: text, told: '' });
  useEffect(() => {
    if (text === first && told === '') return undefined;
    const wait = setTimeout(() => setTold({ first: '', told: text }), QUIET_MS);
    return () => clearTimeout(wait);
  }, [text, first, told]);
  return told;
}
