import { Select } from 'antd';

interface FilterSelectProps<Value extends string> {
  readonly label: string;
  /** What stands there while nothing is chosen: the label, unless said. */
  readonly placeholder?: string;
  readonly className?: string | undefined;
  /** Undefined: everything is shown. */
  readonly value: Value | undefined;
  readonly options: { readonly value: Value; readonly label: string }[];
  /** One types to find what to choose. */
  readonly isSearched?: boolean;
  onChange(value: Value | undefined): void;
}

/** By what a list is narrowed: one of several, or nothing. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, placeholder = label, className = '', value, options, isSearched = false, onChange } = props;
  return (
    <Select<Value>
      className={className}
      aria-label={label}
      placeholder={placeholder}
      allowClear
      showSearch={isSearched && { optionFilterProp: 'label' }}
      // Null, since the library takes undefined for "nobody says": what was cleared would come back.
      value={value ?? null}
      onChange={chosen => onChange(chosen ?? undefined)}
      options={options}
    />
  );
}
