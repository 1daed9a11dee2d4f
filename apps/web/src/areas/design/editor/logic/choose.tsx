import { Select } from 'antd';
import classes from './logic.module.css';

export interface ChooseOption {
  readonly value: string;
  readonly label: string;
  /** Why it cannot be chosen. It stays in the list: what is missing there makes people look for it. */
  readonly reason?: string | undefined;
}

export interface ChooseGroup {
  readonly label: string;
  readonly options: readonly ChooseOption[];
}

interface ChooseProps {
  readonly label: string;
  /** Where the label stands above the field: saying it twice would look chosen. */
  readonly placeholder?: string;
  readonly value: string | undefined;
  readonly options: readonly (ChooseOption | ChooseGroup)[];
  readonly className?: string | undefined;
  readonly hasFocus?: boolean;
  onChoose(value: string): void;
}

/** One of a list; typing finds. A list of one or two hundred questions needs that. */
export function Choose({ label, placeholder, value, options, className, hasFocus = false, onChoose }: ChooseProps) {
  return (
    <Select
      aria-label={label}
      placeholder={placeholder ?? label}
      {...(className !== undefined && { className })}
      value={value ?? null}
      options={options.map(withReason) as { value: string; label: string }[]}
      optionRender={({ data }) => <ReasonedOption {...(data as ChooseOption)} />}
      showSearch={{ optionFilterProp: 'label' }}
      popupMatchSelectWidth={false}
      autoFocus={hasFocus}
      onChange={chosen => chosen !== null && onChoose(chosen)}
    />
  );
}

/** What has a reason not to be chosen cannot be. */
export function withReason(option: ChooseOption | ChooseGroup): object {
  if ('options' in option) return { ...option, options: option.options.map(withReason) };
  return { ...option, disabled: option.reason !== undefined };
}

export function ReasonedOption({ label, reason }: ChooseOption) {
  return (
    <>
      {label}
      {reason && <span className={classes.reason}>{reason}</span>}
    </>
  );
}
