import { peopleTexts } from '@wenshu/texts/collect/respondents';
import { Select } from 'antd';
import type { ReactNode } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { SearchField } from '../../../app/search-field.tsx';
import classes from '../respondents/people.module.css';
import own from './contacts.module.css';
import type { ContactFilter } from './use-friends.ts';

interface ContactFiltersProps<F extends ContactFilter> {
  readonly label: string;
  readonly filter: F;
  readonly groups: readonly string[];
  readonly labels: readonly string[];
  readonly children?: ReactNode;
  onFilter(filter: F): void;
}

/** Looking for people by a word, by group and by label. */
export function ContactFilters<F extends ContactFilter>(props: ContactFiltersProps<F>) {
  const { label, filter, groups, labels, children, onFilter } = props;
  const t = useTexts(peopleTexts);
  return (
    <search className={classes.search}>
      <SearchField
        className={own.searchField}
        label={label}
        maxLength={200}
        value={filter.search}
        onChange={search => onFilter({ ...filter, search })}
      />
      <OneOf
        label={t.group}
        any={t.anyGroup}
        words={groups}
        value={filter.group}
        onChange={group => onFilter({ ...filter, group })}
      />
      <OneOf
        label={t.label}
        any={t.anyLabel}
        words={labels}
        value={filter.label}
        onChange={one => onFilter({ ...filter, label: one })}
      />
      {children}
    </search>
  );
}

interface OneOfProps {
  readonly label: string;
  readonly any: string;
  readonly words: readonly string[];
  readonly value: string | undefined;
  onChange(value: string | undefined): void;
}

/** What nobody has is no filter. */
function OneOf({ label, any, words, value, onChange }: OneOfProps) {
  if (words.length === 0) return null;
  return (
    <Select
      showSearch
      className={classes.filter}
      aria-label={label}
      value={value ?? ''}
      options={[{ value: '', label: any }, ...words.map(word => ({ value: word, label: word }))]}
      onChange={chosen => onChange(chosen || undefined)}
    />
  );
}
