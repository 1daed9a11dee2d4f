import { isDay, type RecipeOf } from '@wenshu/analysis/browser';
import { localTimeIn, momentIn } from '@wenshu/survey-core';
import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import { workbenchTexts } from '@wenshu/texts/findings/own-variables';
import { Input } from 'antd';
import { useTexts } from '../../../../app/language/language.ts';
import { NumberInput } from '../../../../app/number-input.tsx';
import classes from '../workbench.module.css';
import { CutsField } from './cuts-field.tsx';
import { type MakingFormProps, nextCode, variablesOf } from './form-props.ts';
import { PartList } from './part-list.tsx';
import { VariableField } from './variable-field.tsx';

type Band = RecipeOf<'bands'>['bands'][number];

const DAY_LENGTH = 10;

export function BandsForm({ making, source, onChange }: MakingFormProps<'bands'>) {
  const t = useTexts(workbenchTexts).form;
  const words = useTexts(analysisScreenTexts).bands;
  const { variable, bands } = making;
  const known = source.variables.get(variable);
  const ofDays = known !== undefined && isDay(known);
  const isMoment = known?.kept === 'moment' || ofDays;
  // A day begins at its midnight in UTC, whatever clock the questionnaire goes by: days have no zone.
  const timeZone = ofDays ? 'UTC' : source.timeZone;
  const End = isMoment ? DayEnd : NumberEnd;
  /** A name that nobody wrote follows what the band says. */
  const withEnds = (band: Band, ends: Pick<Band, 'from' | 'to'>): Band => {
    const { from: _from, to: _to, ...rest } = band;
    const next = { ...rest, ...definedEnds(ends) };
    return band.label === nameOf(band) ? { ...next, label: nameOf(next) } : next;
  };
  const nameOf = ({ from, to }: Pick<Band, 'from' | 'to'>) => {
    const said = (end: number) => (isMoment ? localTimeIn(new Date(end), timeZone).slice(0, DAY_LENGTH) : String(end));
    if (from === undefined) return to === undefined ? '' : words.below({ to: said(to) });
    return to === undefined ? words.above({ from: said(from) }) : words.between({ from: said(from), to: said(to) });
  };
  return (
    <>
      <VariableField
        value={variable}
        options={variablesOf(source, one => ['number', 'code', 'moment'].includes(one.kept) || isDay(one))}
        onChange={key => onChange({ ...making, variable: key, bands: [{ code: 1, label: '' }] })}
      />
      {variable !== '' && (
        <>
          {!isMoment && (
            <CutsField
              onCuts={cuts =>
                onChange({
                  ...making,
                  bands: [undefined, ...cuts].map((from, at) => {
                    const ends = definedEnds({ from, to: cuts[at] });
                    return { code: at + 1, label: nameOf(ends), ...ends };
                  }),
                })
              }
            />
          )}
          <PartList
            title={t.bands}
            hint={t.bandsHint}
            parts={bands}
            words={{ add: t.addBand, remove: t.removeBand }}
            fresh={() => withEnds({ code: nextCode(bands), label: '' }, { from: bands.at(-1)?.to, to: undefined })}
            onChange={changed => onChange({ ...making, bands: changed })}
          >
            {(band, place, change) => (
              <>
                <span className={classes.ends}>
                  <End
                    label={t.from({ number: place + 1 })}
                    value={band.from}
                    timeZone={timeZone}
                    onChange={from => change(withEnds(band, { from, to: band.to }))}
                  />
                  <span aria-hidden>{t.until}</span>
                  <End
                    label={t.to({ number: place + 1 })}
                    value={band.to}
                    timeZone={timeZone}
                    onChange={to => change(withEnds(band, { from: band.from, to }))}
                  />
                </span>
                <Input
                  aria-label={t.bandName({ number: place + 1 })}
                  placeholder={t.bandName({ number: place + 1 })}
                  maxLength={100}
                  value={band.label}
                  onChange={event => change({ ...band, label: event.target.value })}
                />
              </>
            )}
          </PartList>
        </>
      )}
    </>
  );
}

/** Without those that are not there: a recipe knows no undefined. */
function definedEnds({ from, to }: { readonly from?: number | undefined; readonly to?: number | undefined }) {
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}

interface EndProps {
  readonly label: string;
  readonly value: number | undefined;
  readonly timeZone: string;
  onChange(value: number | undefined): void;
}

function NumberEnd({ label, value, onChange }: EndProps) {
  return (
    <NumberInput
      aria-label={label}
      placeholder={label}
      value={value ?? null}
      onChange={end => onChange(end ?? undefined)}
    />
  );
}

/** A day begins where the questionnaire is. */
function DayEnd({ label, value, timeZone, onChange }: EndProps) {
  return (
    <Input
      type="date"
      aria-label={label}
      value={value === undefined ? '' : localTimeIn(new Date(value), timeZone).slice(0, DAY_LENGTH)}
      onChange={({ target }) => onChange(target.value === '' ? undefined : momentIn(`${target.value}T00:00`, timeZone))}
    />
  );
}
