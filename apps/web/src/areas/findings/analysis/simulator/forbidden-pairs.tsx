import type { ProductSimulation } from '@wenshu/analysis/browser';
import { simulatorScreenTexts } from '@wenshu/texts/findings/simulator-screen';
import { Button, Select } from 'antd';
import { useTexts } from '../../../../app/language/language.ts';
import classes from './simulator.module.css';

export type LevelPair = readonly [string | null, string | null];

interface ForbiddenPairsProps {
  readonly simulation: ProductSimulation;
  readonly pairs: readonly LevelPair[];
  attributeName(at: number): string;
  onChange(pairs: readonly LevelPair[]): void;
}

const MOST_PAIRS = 20;

/** Levels that must not meet in one product. */
export function ForbiddenPairs({ simulation, pairs, attributeName, onChange }: ForbiddenPairsProps) {
  const t = useTexts(simulatorScreenTexts).best;
  const options = simulation.attributes.flatMap(({ levels }, at) =>
    at === simulation.price?.attribute
      ? []
      : [{ label: attributeName(at), options: levels.map(({ id, name }) => ({ value: id, label: name })) }],
  );
  const set = (at: number, end: 0 | 1, level: string) =>
    // A pair with one end replaced is a pair; `with` tells a list.
    onChange(pairs.map((pair, place) => (place === at ? (pair.with(end, level) as unknown as LevelPair) : pair)));
  return (
    <div className={classes.searchField}>
      <span className={classes.fieldName}>{t.forbidden}</span>
      {pairs.map((pair, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pair is nothing but its place until it is filled in
        <div key={at} className={classes.inline}>
          {([0, 1] as const).map(end => (
            <Select
              key={end}
              size="small"
              className={classes.pairEnd!}
              aria-label={end === 0 ? t.first : t.second}
              placeholder={end === 0 ? t.first : t.second}
              value={pair[end]}
              options={options}
              onChange={(level: string | null) => level && set(at, end, level)}
            />
          ))}
          <Button size="small" type="text" onClick={() => onChange(pairs.filter((_, place) => place !== at))}>
            {t.removePair}
          </Button>
        </div>
      ))}
      <Button size="small" disabled={pairs.length >= MOST_PAIRS} onClick={() => onChange([...pairs, [null, null]])}>
        {t.addPair}
      </Button>
    </div>
  );
}
