import classes from './tools.module.css';

/** A sentence that holds of these figures alone. */
export function Claim({ words, isWarning }: { readonly words: string; readonly isWarning?: boolean }) {
  return (
    <p className={classes.claim} data-warning={Boolean(isWarning)}>
      {words}
    </p>
  );
}
