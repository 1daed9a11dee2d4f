import { Slider } from 'antd';
import { useState } from 'react';
import { NumberInput } from '../../../../app/number-input.tsx';
import classes from './simulator.module.css';

interface SlidAmountProps {
  readonly label: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** That may be written. */
  readonly most: number;
  /** Those that people were asked about. */
  readonly marks?: readonly number[];
  /** While it is slid; undefined once it is let go. */
  onSlide(value: number | undefined): void;
  onChange(value: number): void;
}

/** About a hundred steps, in round numbers. */
function stepOf(low: number, high: number): number {
  const rough = (high - low) / 100;
  if (!(rough > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map(times => times * power).find(step => step >= rough) ?? power;
}

/** An amount by a slider and a number beside it: what is slid is seen at once and kept when it is let go. */
export function SlidAmount({ label, value, low, high, most, marks = [], onSlide, onChange }: SlidAmountProps) {
  const [written, setWritten] = useState<number>();
  const step = stepOf(low, high);
  const keep = () => {
    setWritten(undefined);
    if (written !== undefined && written !== value) onChange(written);
    onSlide(undefined);
  };
  return (
    <span className={classes.slid}>
      <Slider
        className={classes.slider!}
        min={low}
        max={high}
        step={step}
        included={false}
        marks={Object.fromEntries(marks.map(mark => [mark, ' ']))}
        value={Math.min(high, Math.max(low, value))}
        ariaLabelForHandle={label}
        tooltip={{ open: false }}
        onChange={onSlide}
        onChangeComplete={next => {
          onChange(next);
          onSlide(undefined);
        }}
      />
      <NumberInput
        size="small"
        className={classes.amount!}
        aria-label={label}
        min={0}
        max={most}
        step={step}
        value={written ?? value}
        onChange={next => {
          if (next === null) return;
          setWritten(next);
          onSlide(next);
        }}
        onBlur={keep}
        onPressEnter={keep}
      />
    </span>
  );
}
