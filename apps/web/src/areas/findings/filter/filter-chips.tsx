import { CloseOutlined } from '@ant-design/icons';
import { describeFilter, type Filter } from '@wenshu/analysis/browser';
import { recordGridTexts } from '@wenshu/texts/findings/record-grid';
import { Button } from 'antd';
import { language, useTexts } from '../../../app/language/language.ts';
import classes from './filter.module.css';
import { filterParts, withoutPart } from './filter-draft.ts';
import type { Variable } from './variable.ts';

interface FilterChipsProps {
  readonly filter: Filter;
  readonly variables: ReadonlyMap<string, Variable>;
  onChange(filter: Filter | undefined): void;
  onEdit(): void;
}

/** The filter in words, part by part. */
export function FilterChips({ filter, variables, onChange, onEdit }: FilterChipsProps) {
  const t = useTexts(recordGridTexts).filter;
  return (
    <ul className={classes.chips} aria-label={t.chips}>
      {filterParts(filter).map((part, place) => {
        const name = describeFilter(part, variables, language);
        return (
          <li key={JSON.stringify(part)} className={classes.chip}>
            <button type="button" className={classes.chipText} title={name} onClick={onEdit}>
              {name}
            </button>
            <button
              type="button"
              className={classes.chipClose}
              aria-label={t.remove({ name })}
              onClick={() => onChange(withoutPart(filter, place))}
            >
              <CloseOutlined aria-hidden />
            </button>
          </li>
        );
      })}
      <li>
        <Button type="text" size="small" onClick={() => onChange(undefined)}>
          {t.clear}
        </Button>
      </li>
    </ul>
  );
}
