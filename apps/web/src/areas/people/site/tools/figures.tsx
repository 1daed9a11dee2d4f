import classes from './tools.module.css';

export interface Figure {
  readonly name: string;
  readonly value: string;
}

/** The results, each with its name; the first is what was asked for. */
export function Figures({ list }: { readonly list: readonly Figure[] }) {
  return (
    <dl className={classes.figures}>
      {list.map(({ name, value }) => (
        <div key={name} className={classes.figure}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
