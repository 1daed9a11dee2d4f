import { Select } from 'antd';
import classes from './people.module.css';

interface LabelsFieldProps {
  readonly id: string;
  readonly value: readonly string[];
  readonly known: readonly string[];
  readonly describedBy?: string;
  onChange(labels: readonly string[]): void;
}

const MOST_KNOWN = 12;

/** Labels to be typed; those in use stand below as buttons, since a list that opens would cover what follows on a phone. */
export function LabelsField({ id, value, known, describedBy, onChange }: LabelsFieldProps) {
  const unused = known.filter(label => !value.includes(label)).slice(0, MOST_KNOWN);
  return (
    <>
      <Select
        id={id}
        mode="tags"
        className={classes.wide}
        open={false}
        suffixIcon={null}
        tokenSeparators={[',', '，', '、', ';', '；']}
        aria-describedby={describedBy}
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
