import type { SimulatedAttribute } from '@wenshu/analysis/browser';
import { Segmented, Select } from 'antd';
import classes from './simulator.module.css';

interface LevelFieldProps {
  readonly attribute: SimulatedAttribute;
  readonly text: string;
  readonly label: string;
  readonly value: string | undefined;
  onChange(level: string): void;
}

/** So much fits side by side on a card, a Chinese character as two. */
const LINE_WIDTH = 24;
const ROOM_PER_LEVEL = 3;
const widthOf = (text: string) => [...text].reduce((sum, sign) => sum + (sign.charCodeAt(0) > 0x2e7f ? 2 : 1), 0);

/** Few short levels as buttons, others as a list. */
export function LevelField({ attribute: { levels }, text, label, value, onChange }: LevelFieldProps) {
  const options = levels.map(({ id, name }) => ({ value: id, label: name }));
  const width = levels.length * (Math.max(...levels.map(({ name }) => widthOf(name))) + ROOM_PER_LEVEL);
  return (
    <div className={classes.field}>
      <span className={classes.fieldName}>{text}</span>
      {width <= LINE_WIDTH && value !== undefined ? (
        <Segmented size="small" block aria-label={label} value={value} options={options} onChange={onChange} />
      ) : (
        <Select
          size="small"
          className={classes.wide!}
          aria-label={label}
          value={value ?? null}
          options={options}
          popupMatchSelectWidth={false}
          onChange={(level: string | null) => level && onChange(level)}
        />
      )}
    </div>
  );
}
