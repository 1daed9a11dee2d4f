import { type ExportedRecords, exportedRecords, exportFormats } from '@wenshu/api-contract';
import { exportTexts } from '@wenshu/texts/findings/exports';
import { Checkbox, Radio } from 'antd';
import { type ReactNode, useState } from 'react';
import { FormDialog } from '../../../../app/forms/form-dialog.tsx';
import { useTexts } from '../../../../app/language/language.ts';
import { ColumnField } from './column-field.tsx';
import { choosable, type DataVariable } from './column-groups.ts';
import { type ExportChoice, type ExportRequest, requestOf } from './export-choice.ts';
import classes from './export-dialog.module.css';

interface ExportDialogProps {
  readonly scrollId: string;
  readonly filter: ExportRequest['filter'];
  /** The filter in words. */
  readonly filterText: string | undefined;
  readonly firstChoice: ExportChoice;
  /** Undefined while they are fetched; empty when they could not be: then there is nothing to choose among. */
  readonly variables: readonly DataVariable[] | undefined;
  readonly isBusy: boolean;
  onExport(request: ExportRequest, choice: ExportChoice): Promise<void>;
  onClose(): void;
}

/** What the file shall be and have. */
export function ExportDialog(props: ExportDialogProps) {
  const { scrollId, filter, filterText, firstChoice, variables, isBusy, onExport, onClose } = props;
  const t = useTexts(exportTexts).dialog;
  const [choice, setChoice] = useState(firstChoice);
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  const change = (part: Partial<ExportChoice>) => setChoice(before => ({ ...before, ...part }));
  const { format, include } = choice;
  const hasTable = format !== 'files';
  const hasLoops = variables?.some(variable => variable.isLooped) ?? false;
  const confirm = () => {
    const columns = chosen && [...chosen];
    void onExport(requestOf(choice, { scrollId, hasLoops, columns, ...(filter !== undefined && { filter }) }), choice);
  };
  return (
    <FormDialog
      width={640}
      className={classes.dialog}
      title={t.title}
      submit={t.confirm}
      isBusy={isBusy}
      isReady={include.length > 0}
      onSubmit={confirm}
      onClose={onClose}
    >
      <div className={classes.fields}>
        <Choice
          className={classes.formats}
          label={t.format}
          value={format}
          options={exportFormats.map(one => [one, t.formats[one], t.formatTexts[one]])}
          onChange={one => change({ format: one })}
        />
        <Labelled label={t.include}>
          <Checkbox.Group
            className={classes.include ?? ''}
            value={[...include]}
            options={exportedRecords.map(value => ({ value, label: t.includeNames[value] }))}
            onChange={kinds => change({ include: kinds as ExportedRecords[] })}
          />
          {include.length === 0 && (
            <p className={classes.wrong} role="alert">
              {t.includeNone}
            </p>
          )}
        </Labelled>
        {filterText && (
          <Labelled label={t.filter}>
            <p className={classes.filter}>{filterText}</p>
          </Labelled>
        )}
        {hasTable && (
          <Choice
            label={t.columns}
            value={chosen ? 'chosen' : 'all'}
            options={[
              ['all', t.allColumns],
              ['chosen', t.chosenColumns],
            ]}
            onChange={which =>
              setChosen(which === 'all' ? undefined : new Set(choosable(variables ?? []).map(({ key }) => key)))
            }
            isDisabled={variables === undefined || variables.length === 0}
          >
            {variables === undefined && <p className={classes.hint}>{t.columnsLoading}</p>}
            {variables?.length === 0 && <p className={classes.hint}>{t.columnsFailed}</p>}
            {chosen && variables && <ColumnField variables={variables} chosen={chosen} onChange={setChosen} />}
          </Choice>
        )}
        {hasTable && format !== 'sav' && (
          <>
            <Choice
              label={t.values}
              value={choice.values}
              options={(['labels', 'codes'] as const).map(one => [one, t.valuesNames[one]])}
              onChange={values => change({ values })}
            />
            <Choice
              label={t.sets}
              value={choice.sets}
              options={(['columns', 'cell'] as const).map(one => [one, t.setsNames[one]])}
              onChange={sets => change({ sets })}
            />
          </>
        )}
        {format === 'sav' && <p className={classes.hint}>{t.savNote}</p>}
        {hasTable && hasLoops && (
          <Choice
            label={t.rows}
            value={choice.rows}
            options={(['records', 'rounds'] as const).map(one => [one, t.rowsNames[one]])}
            onChange={rows => change({ rows })}
          />
        )}
        {format === 'csv' && (
          <Choice
            label={t.separator}
            value={choice.separator}
            options={(['comma', 'semicolon', 'tab'] as const).map(one => [one, t.separators[one]])}
            onChange={separator => change({ separator })}
          />
        )}
      </div>
    </FormDialog>
  );
}

interface ChoiceProps<Word extends string> {
  readonly label: string;
  readonly value: Word;
  /** Each with its name, and what is to be said about it. */
  readonly options: readonly (readonly [Word, string, string?])[];
  readonly isDisabled?: boolean;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
  onChange(value: Word): void;
}

function Choice<Word extends string>({ label, value, options, onChange, ...rest }: ChoiceProps<Word>) {
  return (
    <Labelled label={label}>
      <Radio.Group
        className={rest.className ?? classes.choice ?? ''}
        value={value}
        disabled={rest.isDisabled ?? false}
        aria-label={label}
        onChange={event => onChange(event.target.value as Word)}
      >
        {options.map(([word, name, about]) => (
          <Radio key={word} value={word}>
            {name}
            {about && <span className={classes.about}>{about}</span>}
          </Radio>
        ))}
      </Radio.Group>
      {rest.children}
    </Labelled>
  );
}

function Labelled({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <fieldset className={classes.field}>
      <legend className={classes.label}>{label}</legend>
      <div>{children}</div>
    </fieldset>
  );
}
