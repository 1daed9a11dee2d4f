import { editorLogicTexts } from '@wenshu/texts/design/editor-logic';
import { recordGridTexts } from '@wenshu/texts/findings/record-grid';
import { Input, Select } from 'antd';
import type { ReactNode } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { NumberInput } from '../../../app/number-input.tsx';
import { Choose } from '../../design/editor/logic/choose.tsx';
import type { TestProps } from '../../design/editor/logic/group-editor.tsx';
import classes from '../../design/editor/logic/logic.module.css';
import { OptionChips } from '../../design/editor/logic/option-chips.tsx';
import { RemoveButton } from '../../design/editor/logic/remove-button.tsx';
import { aboutsOf, type FilterAbout, type FilterTestDraft } from './filter-draft.ts';
import type { Variable } from './variable.ts';
import { useVariableOptions } from './variable-names.ts';

interface FilterTestRowProps extends TestProps<FilterTestDraft> {
  readonly variables: ReadonlyMap<string, Variable>;
}

const LONGEST_TEXT = 500;

/** One test: which variable, how, and the value. Each list offers only what is possible there. */
export function FilterTestRow({ draft, variables, hasFocus, onChange, onRemove }: FilterTestRowProps) {
  const t = useTexts(recordGridTexts).filter;
  const logic = useTexts(editorLogicTexts);
  const options = useVariableOptions(variables);
  const variable = draft.variable === undefined ? undefined : variables.get(draft.variable);
  const set = (change: Partial<FilterTestDraft>) => onChange({ ...draft, ...change });
  return (
    <div className={classes.test}>
      <Choose
        label={t.variable}
        className={classes.wide}
        hasFocus={hasFocus}
        value={draft.variable}
        options={options}
        onChoose={key => {
          // What was set belongs to the variable before.
          const clean = { codes: [], values: [], text: '', value: null, other: undefined, otherMore: undefined };
          set({ ...clean, more: undefined, variable: key, about: aboutsOf(variables.get(key)!)[0] });
        }}
      />
      {draft.more && <span>{t.together({ count: draft.more.length })}</span>}
      {variable && (
        <Choose
          label={t.how}
          className={classes.medium}
          value={draft.about}
          options={offeredTo(variable, draft.about).map(about => ({ value: about, label: aboutWord(variable, about) }))}
          onChoose={about => set({ about: about as FilterAbout })}
        />
      )}
      {variable && <TestOperand draft={draft} variable={variable} variables={variables} set={set} />}
      {onRemove && <RemoveButton label={logic.removeTest} onClick={onRemove} />}
    </div>
  );

  /** Chosen is what somebody chose: a status is, and a channel is one of several. */
  function aboutWord({ questionId }: Variable, about: FilterAbout): string {
    const own: Partial<Record<string, string>> = t.abouts;
    const shared: Partial<Record<string, string>> = logic.abouts;
    if (about === 'moment') return logic.abouts.date;
    return (questionId === undefined ? own[about] : undefined) ?? shared[about] ?? own[about] ?? about;
  }
}

/** What was saved before is there to be seen, also where it would not be offered. */
const offeredTo = (variable: Variable, about: FilterAbout | undefined): readonly FilterAbout[] => [
  ...new Set([...aboutsOf(variable), ...(about ? [about] : [])]),
];

interface OperandProps {
  readonly draft: FilterTestDraft;
  readonly variable: Variable;
  readonly variables: ReadonlyMap<string, Variable>;
  set(change: Partial<FilterTestDraft>): void;
}

/** What the value is held against; its form follows from what is asked. */
function TestOperand({ draft, variable, variables, set }: OperandProps): ReactNode {
  const t = useTexts(recordGridTexts).filter;
  const logic = useTexts(editorLogicTexts);
  const { about = '' } = draft;
  if (about.startsWith('choice:'))
    return (
      <OptionChips
        items={(variable.categories ?? []).map(({ code, label }) => ({ id: String(code), title: { text: label } }))}
        chosen={draft.codes.map(String)}
        onChange={chosen => set({ codes: chosen.map(Number) })}
      />
    );
  if (about.startsWith('among:'))
    return (
      <Select
        mode="tags"
        aria-label={t.texts}
        placeholder={t.texts}
        className={classes.wide}
        value={[...draft.values]}
        options={Object.entries(variable.words ?? {}).map(([value, label]) => ({ value, label }))}
        optionFilterProp="label"
        onChange={values => set({ values })}
      />
    );
  if (about.startsWith('text:'))
    return (
      <Input
        aria-label={logic.text}
        placeholder={logic.text}
        className={classes.medium}
        maxLength={LONGEST_TEXT}
        value={draft.text}
        onChange={event => set({ text: event.target.value })}
      />
    );
  if (about === '' || about.startsWith('answered:') || about.startsWith('written:')) return null;
  const isDay = about === 'date' || about === 'moment';
  const numbers = [...variables.values()].filter(({ kept, key }) => kept === 'number' && key !== variable.key);
  return (
    <>
      <Choose
        label={logic.compareLabel}
        className={classes.medium}
        value={draft.compare}
        options={Object.entries(isDay ? logic.dayCompare : logic.compare).map(([value, label]) => ({ value, label }))}
        onChoose={compare => set({ compare: compare as FilterTestDraft['compare'] })}
      />
      {about === 'number' && numbers.length > 0 && (
        <Choose
          label={logic.compareWith}
          className={classes.medium}
          value={draft.other ?? ''}
          options={[
            { value: '', label: logic.aNumber },
            ...numbers.map(({ key, name, label, questionId }) => ({
              value: key,
              label: questionId === undefined ? label : `${name} ${label}`,
            })),
          ]}
          onChoose={other => set({ other: other || undefined, otherMore: undefined })}
        />
      )}
      {draft.otherMore && <span>{t.together({ count: draft.otherMore.length })}</span>}
      {isDay ? (
        <DayOrHour label={logic.day} text={draft.text} onChange={text => set({ text })} />
      ) : (
        draft.other === undefined && (
          <NumberInput
            aria-label={logic.number}
            placeholder={logic.number}
            className={classes.number}
            value={draft.value}
            onChange={value => set({ value })}
          />
        )
      )}
    </>
  );
}

interface DayOrHourProps {
  readonly label: string;
  readonly text: string;
  onChange(text: string): void;
}

const HOUR = 'YYYY-MM-DDTHH'.length;

/** A day; or an hour of one where the filter came with an hour, as the number of a trend does that was told by hours. */
function DayOrHour({ label, text, onChange }: DayOrHourProps) {
  const isHour = text.includes('T');
  return (
    <Input
      type={isHour ? 'datetime-local' : 'date'}
      step={isHour ? 3600 : undefined}
      aria-label={label}
      className={classes.medium}
      value={isHour ? `${text}:00` : text}
      onChange={({ target: { value } }) => onChange(isHour ? value.slice(0, HOUR) : value)}
    />
  );
}
