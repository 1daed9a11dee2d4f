import classes from './state-page.module.css';
import { StatePage, type StatePageProps } from './state-page.tsx';

/** An honest page for what does not exist yet: what it will be, and a way back. The mark is drawn, its rest still dotted. */
export function BeingBuilt(props: Omit<StatePageProps, 'picture'>) {
  return <StatePage {...props} picture={<HalfDrawnMark />} />;
}

function HalfDrawnMark() {
  return (
    <svg className={classes.picture} viewBox="0 0 160 160" aria-hidden="true">
      <circle className={classes.ground} cx="80" cy="80" r="72" />
      <g className={classes.turning}>
        <circle className={classes.planned} cx="80" cy="80" r="52" />
        <path className={classes.solid} d="M80 28a52 52 0 0 1 52 52" />
        <circle className={classes.point} cx="132" cy="80" r="9" />
      </g>
      <path className={classes.solid} d="M80 80l22 22" />
      <path className={classes.faint} d="M62 96h-14M62 80h-18M62 64h-8" />
    </svg>
  );
}
