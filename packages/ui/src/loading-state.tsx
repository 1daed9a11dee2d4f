import classes from './loading-state.module.css';

/** Appears after a moment only: a flash of a spinner makes a fast page feel slow. */
export function LoadingState({ text }: { readonly text: string }) {
  return (
    <div className={classes.loading} role="status">
      <svg className={classes.spinner} viewBox="0 0 32 32" aria-hidden="true">
        <path d="M26.2 12.2A11 11 0 1 0 20.6 25" />
        <circle cx="24.6" cy="24.4" r="3.6" />
      </svg>
      <span>{text}</span>
    </div>
  );
}
