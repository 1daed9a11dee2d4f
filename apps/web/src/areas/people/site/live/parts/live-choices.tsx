import classes from './live-card.module.css';

interface LiveChoicesProps {
  readonly name: string;
  readonly legend: string;
  readonly list: readonly { readonly id: string; readonly name: string }[];
  readonly chosen: string;
  onChoose(id: string): void;
}

/** One of a few, as a group of radio buttons. */
export function LiveChoices({ name, legend, list, chosen, onChoose }: LiveChoicesProps) {
  return (
    <fieldset className={classes.group}>
      <legend>{legend}</legend>
      <div className={classes.choices}>
        {list.map(one => (
          <label key={one.id} className={classes.choice}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              value={one.id}
              checked={one.id === chosen}
              onChange={() => onChoose(one.id)}
            />
            {one.name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
