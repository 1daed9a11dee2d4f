import { Select } from 'antd';
import type { FieldControl } from '../../../app/forms/field.tsx';
import classes from './people.module.css';

interface LabelsFieldProps {
  /** Of the field that it stands in. */
  readonly control: FieldControl;
  readonly value: readonly string[];
  readonly known: readonly string[];
  onChange(labels: readonly string[]): void;
}

const MOST_KNOWN = 12;

/** Labels to be typed; those in use stand below as buttons, since a list that opens would cover what follows on a phone. */
export function LabelsField({ control, value, known, onChange }: LabelsFieldProps) {
  const unused = known.filter(label => !value.includes(label)).slice(0, MOST_KNOWN);
  return (
    <>
      <Select
        {...control}
        mode="tags"
        className={classes.wide}
        open={false}
        suffixIcon={null}
        tokenSeparators={[',', '，', '、', ';', '；']}
        value={[...value]}
        onChange={(chosen: string[]) => onChange([...new Set(chosen.map(one => one.trim()).filter(Boolean))])}
      />
      {unused.length > 0 && (
        <span className={classes.known}>
          {unused.map(label => (
            <button key={label} type="button" onClick={() => onChange([...value, label])}>
              + {label}
            </button>
          ))}
        </span>
      )}
    </>
  );
}
