import { isDay } from '@wenshu/analysis/browser';
import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import { Input } from 'antd';
import { useState } from 'react';
import { FormDialog } from '../../../../app/forms/form-dialog.tsx';
import { useTexts } from '../../../../app/language/language.ts';
import { newHexId } from '../../../../app/new-hex-id.ts';
import type { Variable } from '../../filter/variable.ts';
import { variableName } from '../../filter/variable-names.ts';
import { bandsRecipe, dayNames, derivedVariables, readCuts } from '../work/bands.ts';
import { type DayBands, DayBandsFields } from './day-bands-fields.tsx';
import { useSetup } from './setup-context.ts';
import classes from './slots.module.css';

interface BandsDialogProps {
  readonly variable: Variable;
  onClose(): void;
}

/** A number or a day as some bands: a variable of this analysis, used like any other. */
export function BandsDialog({ variable, onClose }: BandsDialogProps) {
  const texts = useTexts(analysisScreenTexts);
  const t = texts.bands;
  const { change } = useSetup();
  const [text, setText] = useState('');
  const [days, setDays] = useState<DayBands>();
  const ofDays = isDay(variable);
  const cuts = ofDays ? days?.cuts : readCuts(text);
  const recipeAs = (id: string) =>
    cuts && bandsRecipe(variable, cuts, id, t, ...(days ? [dayNames(t, days.unit)] : []));
  const make = () => {
    const id = newHexId().slice(0, 12);
    const recipe = recipeAs(id);
    if (!recipe) return;
    change(now => ({ ...now, derived: { ...now.derived, [id]: recipe } }));
    onClose();
  };
  const example = recipeAs('x');
  const shown = example && derivedVariables({ x: example })[0]?.categories;
  return (
    <FormDialog
      title={t.title({ name: variableName(variable) })}
      width={460}
      submit={t.make}
      isReady={cuts !== undefined}
      onSubmit={make}
      onClose={onClose}
    >
      {ofDays ? (
        <DayBandsFields onBands={setDays} />
      ) : (
        <>
          <p className={classes.hint}>{t.hint}</p>
          <Input
            aria-label={t.cuts}
            placeholder="18, 25, 35"
            value={text}
            onChange={event => setText(event.target.value)}
          />
        </>
      )}
      <p className={classes.hint} role="status">
        {shown ? shown.map(({ label }) => label).join(' · ') : text.trim() && t.notReadable}
      </p>
    </FormDialog>
  );
}
