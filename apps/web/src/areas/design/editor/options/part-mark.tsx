import type { TypeEditor } from '@wenshu/question-types/editor';
import classes from './options.module.css';

/** The sign before an option: what a respondent will meet there. */
export function PartMark({ mark, number }: { readonly mark: TypeEditor['mark'] | 'row'; readonly number: number }) {
  if (mark === 'none') return null;
  return (
    <span className={classes[mark]} aria-hidden="true">
      {mark === 'number' && number}
    </span>
  );
}
