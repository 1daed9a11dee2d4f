import classes from './logo.module.css';

interface LogoProps {
  readonly name: string;
  /** `light` for dark backgrounds. */
  readonly tone?: 'dark' | 'light';
}

/** A ring that is open where its pivot sits: the hinge (枢) on which a question turns. */
export function LogoMark({ tone = 'dark' }: Pick<LogoProps, 'tone'>) {
  return (
    <svg className={classes.mark} data-tone={tone} viewBox="0 0 32 32" aria-hidden="true">
      <path className={classes.ring} d="M26.2 12.2A11 11 0 1 0 20.6 25" />
      <path className={classes.hand} d="M16 15.6l5.4 5.4" />
      <circle className={classes.pivot} cx="24.6" cy="24.4" r="3.6" />
    </svg>
  );
}

export function Logo({ name, tone = 'dark' }: LogoProps) {
  return (
    <span className={classes.logo} data-tone={tone}>
      <LogoMark tone={tone} />
      <span className={classes.name}>{name}</span>
    </span>
  );
}
