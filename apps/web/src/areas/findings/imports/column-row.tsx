import type { ImportColumnPlan, PreviewedColumn } from '@wenshu/api-contract';
import { columnShapes } from '@wenshu/survey-core';
import { importTexts } from '@wenshu/texts/findings/import';
import { ActionButton } from '@wenshu/ui';
import { useTexts } from '../../../app/language/language.ts';
import { DraftInput } from './draft-input.tsx';
import classes from './import.module.css';

interface ColumnRowProps {
  readonly column: PreviewedColumn;
  onChange(changed: Partial<ImportColumnPlan>): void;
  onOptions(): void;
}

export function ColumnRow({ column, onChange, onOptions }: ColumnRowProps) {
  const t = useTexts(importTexts);
  const { name, shape, title, missing, options, set, separator, chosen = [], examples, bad } = column;
  const counted = t.options({ count: new Set(options?.map(option => option.title)).size });
  return (
    <tr data-skipped={shape === 'skip'} data-bad={bad > 0}>
      <th scope="row" data-column={t.columns.name}>
        {name}
        <span className={classes.examples}>{t.examples({ values: examples.join(', ') })}</span>
      </th>
      <td data-column={t.columns.shape}>
        <select
          aria-label={t.shapeOf({ name })}
          value={shape}
          onChange={event => onChange(withShape(event.target.value as PreviewedColumn['shape']))}
        >
          {[...columnShapes, 'skip' as const].map(one => (
            <option key={one} value={one}>
              {t.shapes[one]}
            </option>
          ))}
        </select>
        {bad > 0 && <span className={classes.problem}>{t.badCount({ count: bad })}</span>}
      </td>
      <td data-column={t.columns.title}>
        <DraftInput label={t.titleOf({ name })} value={title} onDone={text => onChange({ title: text })} />
        {set !== undefined && (
          <div className={classes.under}>
            {t.set}
            <DraftInput
              label={t.setOf({ name })}
              title={t.setHelp}
              value={set}
              onDone={text => onChange({ set: text || undefined })}
            />
          </div>
        )}
      </td>
      <td data-column={t.columns.values}>
        {options && (
          <ActionButton kind="text" aria-label={t.editOptions({ name, options: counted })} onClick={onOptions}>
            {counted}
          </ActionButton>
        )}
        {set !== undefined && t.chosen({ values: chosen.join(', ') })}
        {shape === 'several' && set === undefined && (
          <div className={classes.under}>
            {t.separator}
            <DraftInput
              label={t.separatorOf({ name })}
              value={separator ?? ''}
              onDone={text => text !== '' && onChange({ separator: text })}
            />
          </div>
        )}
      </td>
      <td data-column={t.columns.missing}>
        <DraftInput
          label={t.missingOf({ name })}
          placeholder={t.missingHelp}
          value={missing.join(', ')}
          onDone={text => onChange({ missing: partsOf(text) })}
        />
      </td>
    </tr>
  );
}

/** A column that becomes something else leaves its set. */
const withShape = (shape: PreviewedColumn['shape']): Partial<ImportColumnPlan> =>
  shape === 'several' ? { shape } : { shape, set: undefined, chosen: undefined, separator: undefined };

const partsOf = (text: string) =>
  text
    .split(/[,，]/)
    .map(part => part.trim())
    .filter(part => part !== '');
