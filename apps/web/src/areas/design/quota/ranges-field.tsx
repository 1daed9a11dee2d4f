import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { quotaTexts } from '@wenshu/texts/design/quota';
import { Button } from 'antd';
import { useTexts } from '../../../app/language/language.ts';
import { NumberInput } from '../../../app/number-input.tsx';
import { newId } from '../document/reading/new-id.ts';
import classes from './quota.module.css';

export interface Range {
  readonly id: string;
  readonly min: number | null;
  readonly max: number | null;
}

export const emptyRange = (): Range => ({ id: newId(), min: null, max: null });

/** Ranges as a quota's axis takes them; undefined when one of them cannot be. */
export function readRanges(ranges: readonly Range[]): { min?: number; max?: number }[] | undefined {
  const isWrong = ({ min, max }: Range) =>
    (min === null && max === null) || (min !== null && max !== null && min > max);
  if (ranges.length === 0 || ranges.some(isWrong)) return undefined;
  return ranges.map(({ min, max }) => ({ ...(min !== null && { min }), ...(max !== null && { max }) }));
}

interface RangesFieldProps {
  readonly name: string;
  readonly ranges: readonly Range[];
  onChange(ranges: readonly Range[]): void;
}

/** The numbers of a calculation cut into ranges: each becomes a row or column of the quota. */
export function RangesField({ name, ranges, onChange }: RangesFieldProps) {
  const t = useTexts(quotaTexts);
  const set = (index: number, part: Partial<Range>) =>
    onChange(ranges.map((range, at) => (at === index ? { ...range, ...part } : range)));
  const isTouched = ranges.some(range => range.min !== null || range.max !== null);
  return (
    <fieldset className={classes.choices} style={{ display: 'block' }}>
      <legend className={classes.legend}>{t.ranges({ name })}</legend>
      {ranges.map((range, index) => (
        <div key={range.id} className={classes.range}>
          <NumberInput
            aria-label={`${t.from} ${index + 1}`}
            placeholder={t.from}
            value={range.min}
            onChange={min => set(index, { min })}
          />
          <span aria-hidden>–</span>
          <NumberInput
            aria-label={`${t.to} ${index + 1}`}
            placeholder={t.to}
            value={range.max}
            onChange={max => set(index, { max })}
          />
          {ranges.length > 1 && (
            <Button
              type="text"
              icon={<DeleteOutlined aria-hidden />}
              aria-label={`${t.removeRange} ${index + 1}`}
              onClick={() => onChange(ranges.filter((_range, at) => at !== index))}
            />
          )}
        </div>
      ))}
      <Button type="link" icon={<PlusOutlined aria-hidden />} onClick={() => onChange([...ranges, emptyRange()])}>
        {t.addRange}
      </Button>
      <p className={isTouched && !readRanges(ranges) ? classes.problem : classes.hint}>
        {isTouched && !readRanges(ranges) ? t.rangeWrong : t.rangesHint}
      </p>
    </fieldset>
  );
}
