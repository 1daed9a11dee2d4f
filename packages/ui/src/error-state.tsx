import classes from './state-page.module.css';
import { StatePage, type StatePageProps } from './state-page.tsx';

/** Something failed: what it means for the reader, and how to try again. */
export function ErrorState(props: Omit<StatePageProps, 'picture'>) {
  return <StatePage {...props} picture={<BrokenRing />} />;
}

function BrokenRing() {
  return (
    <svg className={classes.picture} viewBox="0 0 160 160" aria-hidden="true">
      <circle className={classes.ground} cx="80" cy="80" r="72" />
      <path className={classes.solid} d="M125 54A52 52 0 1 0 104 126" />
      <path className={classes.planned} d="M130 66a52 52 0 0 1-10 48" />
      <path className={classes.alert} d="M80 56v30" />
      <circle cx="80" cy="103" r="4.5" fill="var(--cinnabar)" />
    </svg>
  );
}
