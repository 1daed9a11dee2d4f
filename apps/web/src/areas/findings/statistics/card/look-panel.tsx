import { type OfferedLook, type SummaryChart, type SummaryLook, summaryCharts } from '@wenshu/analysis/browser';
import { statisticsTexts } from '@wenshu/texts/findings/statistics';
import { Button, Checkbox, Segmented, Select } from 'antd';
import { useTexts } from '../../../../app/language/language.ts';
import { NumberInput } from '../../../../app/number-input.tsx';
import classes from './card.module.css';
import { paletteNames, paletteOf, palettes } from './palettes.ts';

interface LookPanelProps {
  readonly id: string;
  readonly label: string;
  readonly look: SummaryLook;
  readonly offered: OfferedLook;
  onChange(look: SummaryLook): void;
  onForAll(): void;
}

const sorts = ['none', 'descending', 'ascending'] as const;
const USUAL = 'usual';

/** How one question is shown. What is as usual is not kept at all. */
export function LookPanel({ id, label, look, offered, onChange, onForAll }: LookPanelProps) {
  const t = useTexts(statisticsTexts).look;
  const set = (change: { readonly [Part in keyof SummaryLook]: SummaryLook[Part] | undefined }) => {
    const parts = Object.entries({ ...look, ...change }).filter(([, value]) => value !== undefined);
    onChange(Object.fromEntries(parts));
  };
  const charts = [USUAL, ...offered.charts, 'none'] as const;
  const palette = paletteOf(look.colours);
  return (
    <fieldset id={id} className={classes.look} aria-label={label} data-not-in-picture="">
      <span className={classes.field}>
        <span>{t.chart}</span>
        <Select
          size="small"
          className={classes.select!}
          aria-label={t.chart}
          value={look.chart ?? USUAL}
          options={charts.map(value => ({ value, label: t.charts[value] }))}
          popupMatchSelectWidth={false}
          onChange={value => set({ chart: summaryCharts.find(chart => chart === value) as SummaryChart })}
        />
      </span>
      {offered.canSort && (
        <span className={classes.field}>
          <span>{t.sort}</span>
          <Segmented
            size="small"
            aria-label={t.sort}
            value={look.sort ?? 'none'}
            options={sorts.map(value => ({ value, label: t.sorts[value] }))}
            onChange={value => set({ sort: value === 'descending' || value === 'ascending' ? value : undefined })}
          />
        </span>
      )}
      {offered.canHide && (
        <span className={classes.field}>
          <span>{t.least}</span>
          <NumberInput
            size="small"
            className={classes.least!}
            aria-label={t.least}
            min={0}
            max={100}
            suffix="%"
            changeOnWheel={false}
            value={look.leastPercent ?? 0}
            onChange={value => set({ leastPercent: value || undefined })}
          />
        </span>
      )}
      <Checkbox
        checked={!look.hidesNumbers}
        onChange={event => set({ hidesNumbers: event.target.checked ? undefined : true })}
      >
        {t.numbers}
      </Checkbox>
      <span className={classes.field}>
        <span>{t.colours}</span>
        <Select
          size="small"
          className={classes.select!}
          aria-label={t.colours}
          value={palette}
          options={paletteNames.map(value => ({ value, label: t.palettes[value] }))}
          optionRender={({ value, label: words }) => (
            <span className={classes.palette}>
              {palettes[value as keyof typeof palettes]?.slice(0, 5).map(colour => (
                <span key={colour} className={classes.swatch} style={{ background: colour }} aria-hidden="true" />
              ))}
              {words}
            </span>
          )}
          popupMatchSelectWidth={false}
          onChange={value => set({ colours: palettes[value] })}
        />
      </span>
      <Button size="small" type="text" onClick={() => onChange({})}>
        {t.reset}
      </Button>
      <Button size="small" type="text" onClick={onForAll}>
        {t.toAll}
      </Button>
    </fieldset>
  );
}
