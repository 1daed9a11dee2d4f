import { type ExhibitLook, offeredAs, type ReportBlock } from '@wenshu/analysis/browser';
import { reportScreenTexts } from '@wenshu/texts/findings/report-screen';
import { statisticsTexts } from '@wenshu/texts/findings/statistics';
import { Button, Select, Switch } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../../../app/language/language.ts';
import { paletteNames, paletteOf, palettes } from '../../../statistics/card/palettes.ts';
import { changeContent, setContent } from '../../model/block-changes.ts';
import { useReading } from '../../reading/reading-context.ts';
import { useMake } from '../builder-context.ts';
import { ExhibitPicker } from '../picker/exhibit-picker.tsx';
import { DraftInput } from './draft-input.tsx';
import { Field, Part } from './field.tsx';
import { itemNames } from './item-names.ts';
import { NetsField } from './nets-field.tsx';
import classes from './panels.module.css';

/** How an exhibit is drawn: its kind, colours, order, what is left out, summed up or brought out, and its words (S2.56). */
export function ExhibitPanel({ block }: { readonly block: ReportBlock }) {
  const t = useTexts(reportScreenTexts).chart;
  const colours = useTexts(statisticsTexts).look;
  const make = useMake();
  const { results } = useReading();
  const [isPicking, setIsPicking] = useState(false);
  if (block.content.kind !== 'exhibit') return null;
  const { look } = block.content;
  const result = results[block.id];
  const exhibit = result?.kind === 'exhibit' ? result.exhibit : undefined;
  const offered = exhibit ? offeredAs(exhibit) : [];
  const names = exhibit ? itemNames(exhibit) : [];
  const set = <Name extends keyof ExhibitLook>(name: Name, value: ExhibitLook[Name] | undefined) =>
    make(changeContent(block.id, ['look', name], value), `${name} ${block.id}`);
  const options = names.map(name => ({ value: name, label: name }));
  const chooseSome = (name: 'hidden' | 'highlights', label: string) => (
    <Field name={label}>
      <Select
        size="small"
        mode="multiple"
        maxTagCount="responsive"
        allowClear
        aria-label={label}
        placeholder={t.none}
        value={[...(look[name] ?? [])]}
        options={options}
        onChange={chosen => set(name, chosen.length > 0 ? chosen : undefined)}
      />
    </Field>
  );
  return (
    <>
      <Part title={t.kind}>
        {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons that is no fieldset */}
        <div className={classes.kinds} role="group" aria-label={t.kind}>
          {offered.map(as => (
            <Button
              key={as}
              size="small"
              type={(look.as ?? offered[0]) === as ? 'primary' : 'default'}
              aria-pressed={(look.as ?? offered[0]) === as}
              onClick={() => set('as', as === offered[0] ? undefined : as)}
            >
              {t.as[as]}
            </Button>
          ))}
        </div>
        {offered.length === 0 && <p className={classes.hint}>{exhibit ? t.oneLook : t.waiting}</p>}
      </Part>
      <Part title={t.look}>
        <Field name={t.colours}>
          <Select
            size="small"
            aria-label={t.colours}
            value={paletteOf(look.colours)}
            options={paletteNames.map(value => ({
              value,
              label: value === 'usual' ? t.themeColours : colours.palettes[value],
            }))}
            onChange={name => set('colours', palettes[name])}
          />
        </Field>
        <Field name={t.sort}>
          <Select
            size="small"
            aria-label={t.sort}
            value={look.sort ?? 'usual'}
            options={(['usual', 'descending', 'ascending'] as const).map(value => ({ value, label: t.sorts[value] }))}
            onChange={(sort: 'usual' | 'descending' | 'ascending') => set('sort', sort === 'usual' ? undefined : sort)}
          />
        </Field>
        <div className={classes.line}>
          <Switch
            size="small"
            aria-label={t.numbers}
            checked={!look.hidesNumbers}
            onChange={isOn => set('hidesNumbers', isOn ? undefined : true)}
          />
          <span>{t.numbers}</span>
        </div>
        <div className={classes.line}>
          <Switch
            size="small"
            aria-label={t.meaning}
            checked={!look.hidesMeaning}
            onChange={isOn => set('hidesMeaning', isOn ? undefined : true)}
          />
          <span>{t.meaning}</span>
        </div>
      </Part>
      {names.length > 0 && (
        <Part title={t.categories}>
          {chooseSome('hidden', t.hidden)}
          {chooseSome('highlights', t.highlights)}
          <NetsField
            names={names}
            nets={look.nets ?? []}
            onChange={nets => set('nets', nets.length > 0 ? nets : undefined)}
          />
        </Part>
      )}
      <Part title={t.words}>
        <Field name={t.title}>
          <DraftInput
            label={t.title}
            value={look.title ?? ''}
            placeholder={exhibit?.title ?? ''}
            maxLength={200}
            onSave={title => set('title', title || undefined)}
          />
        </Field>
        <Field name={t.note}>
          <DraftInput
            isLong
            label={t.note}
            value={look.note ?? ''}
            maxLength={2000}
            onSave={note => set('note', note || undefined)}
          />
        </Field>
        <Button size="small" onClick={() => setIsPicking(true)}>
          {t.replace}
        </Button>
      </Part>
      {isPicking && (
        <ExhibitPicker
          onPick={({ analysis, exhibit: { id } }) => {
            make(setContent(block.id, { kind: 'exhibit', analysis, exhibitId: id, look: {} }));
            setIsPicking(false);
          }}
          onClose={() => setIsPicking(false)}
        />
      )}
    </>
  );
}
