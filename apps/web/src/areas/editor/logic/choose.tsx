import { Select } from 'antd';

export interface ChooseOption {
  readonly value: string;
  readonly label: string;
}

export interface ChooseGroup {
  readonly label: string;
  readonly options: readonly ChooseOption[];
}

interface ChooseProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly options: readonly (ChooseOption | ChooseGroup)[];
  readonly className?: string | undefined;
  readonly hasFocus?: boolean;
  onChoose(value: string): void;
}

/** One of a list; typing finds. A list of one or two hundred questions needs that. */
export function Choose({ label, value, options, className, hasFocus = false, onChoose }: ChooseProps) {
  return (
    <Select
      aria-label={label}
      placeholder={label}
      className={className}
      value={value ?? null}
      options={options as { value: string; label: string }[]}
      showSearch={{ optionFilterProp: 'label' }}
      popupMatchSelectWidth={false}
      autoFocus={hasFocus}
      onChange={chosen => chosen !== null && onChoose(chosen)}
    />
  );
}
