import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';

interface SearchFieldProps {
  readonly label: string;
  /** What can be looked for, where it is more than the label says. */
  readonly hint?: string;
  readonly value: string;
  onChange(value: string): void;
  /** As many characters as the call takes. */
  readonly maxLength?: number;
  readonly className?: string | undefined;
  /** Beside a list that has little room. */
  readonly isSmall?: boolean;
  onEnter?(): void;
}

/** Narrows a list while one types. */
export function SearchField(props: SearchFieldProps) {
  const { label, hint = label, value, onChange, maxLength = 100, className, isSmall = false, onEnter } = props;
  return (
    <Input
      className={className ?? ''}
      allowClear
      size={isSmall ? 'small' : 'middle'}
      prefix={<SearchOutlined aria-hidden />}
      aria-label={label}
      placeholder={hint}
      maxLength={maxLength}
      value={value}
      onChange={event => onChange(event.target.value)}
      onPressEnter={onEnter}
    />
  );
}
