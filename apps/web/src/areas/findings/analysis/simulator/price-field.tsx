import { MAX_AMOUNT, type ProductSimulation, type SimulatedProduct } from '@wenshu/analysis/browser';
import { isBeyond, priceOfProduct } from '@wenshu/analysis/simulation';
import { simulatorScreenTexts } from '@wenshu/texts/findings/simulator-screen';
import { useTexts } from '../../../../app/language/language.ts';
import classes from './simulator.module.css';
import { SlidAmount } from './slid-amount.tsx';

interface PriceFieldProps {
  readonly simulation: ProductSimulation;
  readonly product: SimulatedProduct;
  readonly text: string;
  readonly label: string;
  onSlide(price: number | undefined): void;
  onChange(price: number): void;
}

/** A price by sliding, between those that were shown, or by writing any. */
export function PriceField({ simulation, product, text, label, onSlide, onChange }: PriceFieldProps) {
  const t = useTexts(simulatorScreenTexts);
  const { values } = simulation.price!;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return (
    <div className={classes.field}>
      <span className={classes.fieldName}>{text}</span>
      <SlidAmount
        low={low}
        high={high}
        label={label}
        onSlide={onSlide}
        onChange={onChange}
        most={MAX_AMOUNT}
        marks={values}
        value={priceOfProduct(simulation, product) ?? low}
      />
      {isBeyond(simulation, product) && <p className={classes.beyond}>{t.beyond}</p>}
    </div>
  );
}
