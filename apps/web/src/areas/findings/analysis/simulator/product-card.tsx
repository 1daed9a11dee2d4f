import { CopyOutlined, DeleteOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons';
import {
  MAX_PRODUCTS,
  MAX_SIMULATED_NAME,
  type ProductSimulation,
  type Scenario,
  type SimulatedProduct,
} from '@wenshu/analysis/browser';
import { levelOf, type SimulatedShare, withLevel } from '@wenshu/analysis/simulation';
import { simulatorScreenTexts } from '@wenshu/texts/findings/simulator-screen';
import { Button } from 'antd';
import { useTexts } from '../../../../app/language/language.ts';
import { LevelField } from './level-field.tsx';
import { NameField } from './name-field.tsx';
import { addProduct, moveProduct, removeProduct, withProduct } from './plan-edits.ts';
import { PriceField } from './price-field.tsx';
import { moneyText, percentText } from './shown-number.ts';
import classes from './simulator.module.css';
import type { SlidPrice } from './slid-price.ts';

interface ProductCardProps {
  readonly simulation: ProductSimulation;
  readonly product: SimulatedProduct;
  readonly place: number;
  readonly count: number;
  readonly share: SimulatedShare | undefined;
  editScenario(make: (now: Scenario) => Scenario): void;
  onSlide(slid: SlidPrice | undefined): void;
}

export function ProductCard({ simulation, product, place, count, share, editScenario, onSlide }: ProductCardProps) {
  const t = useTexts(simulatorScreenTexts);
  const { id, name } = product;
  const set = (make: (now: SimulatedProduct) => SimulatedProduct) => editScenario(now => withProduct(now, id, make));
  return (
    <li className={classes.card} aria-label={name}>
      <div className={classes.cardHead}>
        <NameField
          label={t.productName}
          value={name}
          longest={MAX_SIMULATED_NAME}
          onChange={next => set(now => ({ ...now, name: next }))}
        />
        <span className={classes.cardTools}>
          <Tool
            label={t.left({ name })}
            icon={<LeftOutlined />}
            isOff={place === 0}
            onPress={() => editScenario(now => moveProduct(now, id, -1))}
          />
          <Tool
            label={t.right({ name })}
            icon={<RightOutlined />}
            isOff={place === count - 1}
            onPress={() => editScenario(now => moveProduct(now, id, 1))}
          />
          <Tool
            label={t.copy({ name })}
            icon={<CopyOutlined />}
            isOff={count >= MAX_PRODUCTS}
            onPress={() => editScenario(now => addProduct(now, { ...product, name: t.copyOf({ name }) }, id))}
          />
          <Tool
            label={t.remove({ name })}
            icon={<DeleteOutlined />}
            isOff={false}
            onPress={() => editScenario(now => removeProduct(now, id))}
          />
        </span>
      </div>
      <ShareOf share={share} />
      {simulation.attributes.map((attribute, at) => {
        const said = attribute.name || t.attribute({ number: at + 1 });
        const label = t.level({ name, attribute: said });
        return at === simulation.price?.attribute ? (
          <PriceField
            key={attribute.levels[0]!.id}
            simulation={simulation}
            product={product}
            label={label}
            text={said}
            onSlide={price => onSlide(price === undefined ? undefined : { productId: id, price })}
            onChange={price => set(now => ({ ...now, price }))}
          />
        ) : (
          <LevelField
            key={attribute.levels[0]!.id}
            attribute={attribute}
            label={label}
            text={said}
            value={levelOf(simulation, product, at)?.id}
            onChange={level => set(now => withLevel(simulation, now, at, level))}
          />
        );
      })}
    </li>
  );
}

interface ToolProps {
  readonly label: string;
  readonly icon: React.ReactNode;
  readonly isOff: boolean;
  onPress(): void;
}

function Tool({ label, icon, isOff, onPress }: ToolProps) {
  return (
    <Button size="small" type="text" aria-label={label} title={label} icon={icon} disabled={isOff} onClick={onPress} />
  );
}

function ShareOf({ share }: { readonly share: SimulatedShare | undefined }) {
  const t = useTexts(simulatorScreenTexts);
  if (!share) return null;
  return (
    <div className={classes.result}>
      <span className={classes.share}>{percentText(share.share)}</span>
      <span className={classes.track} aria-hidden="true">
        <span className={classes.fill} style={{ inlineSize: `${share.share}%` }} />
      </span>
      {share.low !== null && share.high !== null && (
        <span className={classes.interval}>
          {t.interval({ low: percentText(share.low), high: percentText(share.high) })}
        </span>
      )}
      {share.revenue !== null && (
        <span className={classes.money}>
          {t.revenue} <b>{moneyText(share.revenue)}</b>
          {share.profit !== null && (
            <>
              {' · '}
              {t.profit} <b data-loss={share.profit < 0 || undefined}>{moneyText(share.profit)}</b>
            </>
          )}
        </span>
      )}
    </div>
  );
}
