import { dayCuts, type PeriodUnit, periodUnits } from '@wenshu/analysis/browser';
import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import { Input, Segmented } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import classes from './slots.module.css';

/** Where bands of days begin, and what they are. */
export interface DayBands {
  readonly unit: PeriodUnit;
  readonly cuts: readonly number[];
}

/** By day, week, month or year, from one day to another. */
export function DayBandsFields({ onBands }: { onBands(bands: DayBands | undefined): void }) {
  const t = useTexts(analysisScreenTexts).bands.days;
  const [asked, setAsked] = useState({ first: '', last: '', unit: 'month' as PeriodUnit });
  const change = (changed: Partial<typeof asked>) => {
    const next = { ...asked, ...changed };
    setAsked(next);
    const cuts = dayCuts(next.first, next.last, next.unit);
    onBands(cuts && { unit: next.unit, cuts });
  };
  return (
    <>
      <p className={classes.hint}>{t.hint}</p>
      <Segmented
        block
        aria-label={t.unit}
        value={asked.unit}
        options={periodUnits.map(value => ({ value, label: t.units[value] }))}
        onChange={unit => change({ unit })}
      />
      {(['first', 'last'] as const).map(end => (
        <Input
          key={end}
          type="date"
          aria-label={t[end]}
          addonBefore={t[end]}
          value={asked[end]}
          onChange={({ target }) => change({ [end]: target.value })}
        />
      ))}
      <p className={classes.hint} role="status">
        {asked.first && asked.last && !dayCuts(asked.first, asked.last, asked.unit) ? t.notReadable : ''}
      </p>
    </>
  );
}
