import { CloseOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import classes from '../workbench.module.css';

interface PartListProps<Part> {
  readonly title: string;
  readonly hint?: string;
  readonly parts: readonly Part[];
  readonly words: { readonly add: string; remove(place: { number: number }): string };
  fresh(): Part;
  onChange(parts: readonly Part[]): void;
  children(part: Part, place: number, change: (part: Part) => void): ReactNode;
}

/** Categories or bands, one below the other; one is always left. */
export function PartList<Part>({ title, hint, parts, words, fresh, onChange, children }: PartListProps<Part>) {
  return (
    <fieldset className={classes.parts}>
      <legend>{title}</legend>
      {hint && <p className={classes.faint}>{hint}</p>}
      <ol>
        {parts.map((part, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place, and fields keep what is typed in the recipe alone
          <li key={place} className={classes.item}>
            <div className={classes.part}>
              {children(part, place, changed => onChange(parts.map((one, at) => (at === place ? changed : one))))}
            </div>
            {parts.length > 1 && (
              <Button
                type="text"
                icon={<CloseOutlined aria-hidden />}
                aria-label={words.remove({ number: place + 1 })}
                onClick={() => onChange(parts.filter((_one, at) => at !== place))}
              />
            )}
          </li>
        ))}
      </ol>
      <Button icon={<PlusOutlined aria-hidden />} onClick={() => onChange([...parts, fresh()])}>
        {words.add}
      </Button>
    </fieldset>
  );
}
