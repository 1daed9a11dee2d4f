import classes from './player.module.css';

/** Keys, and what each does. */
export const KeyList = ({ keys }: { readonly keys: readonly (readonly string[])[] }) => (
  <dl className={classes.keys}>
    {keys.map(([key, does]) => (
      <div key={key}>
        <dt>
          <kbd>{key}</kbd>
        </dt>
        <dd>{does}</dd>
      </div>
    ))}
  </dl>
);
