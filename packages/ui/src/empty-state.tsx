import classes from './state-page.module.css';
import { StatePage, type StatePageProps } from './state-page.tsx';

/** Nothing here yet, and what to do about it. */
export function EmptyState(props: Omit<StatePageProps, 'picture'>) {
  return <StatePage level={2} {...props} picture={<BlankSheet />} />;
}

function BlankSheet() {
  return (
    <svg className={classes.picture} viewBox="0 0 160 160" aria-hidden="true">
      <circle className={classes.ground} cx="80" cy="80" r="72" />
      <rect className={classes.sheet} x="46" y="34" width="68" height="88" rx="9" />
      <path className={classes.faint} d="M62 58h36M62 76h36M62 94h20" />
      <circle className={classes.point} cx="112" cy="116" r="17" />
      <path stroke="#fff" strokeWidth="4.5" d="M112 108v16M104 116h16" />
    </svg>
  );
}
