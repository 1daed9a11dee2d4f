import { Input } from 'antd';
import { useState } from 'react';
import classes from './simulator.module.css';

interface NameFieldProps {
  readonly label: string;
  readonly value: string;
  readonly longest: number;
  onChange(name: string): void;
}

/** A name that is written and then kept: an empty one is none, and the old one stays. */
export function NameField({ label, value, longest, onChange }: NameFieldProps) {
  const [draft, setDraft] = useState<string>();
  const keep = () => {
    const name = draft?.trim();
    setDraft(undefined);
    if (name && name !== value) onChange(name);
  };
  return (
    <Input
      size="small"
      className={classes.name!}
      aria-label={label}
      maxLength={longest}
      value={draft ?? value}
      onChange={event => setDraft(event.target.value)}
      onBlur={keep}
      onPressEnter={keep}
    />
  );
}
