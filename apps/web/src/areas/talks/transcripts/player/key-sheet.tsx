import { Button, Popover } from 'antd';
import classes from './player.module.css';

interface KeySheetProps {
  readonly title: string;
  /** Each with what it does. */
  readonly keys: readonly (readonly string[])[];
  readonly isSmall?: boolean;
}

/** The keys of a screen, and what each does. */
export function KeySheet({ title, keys, isSmall = false }: KeySheetProps) {
  const sheet = (
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
  return (
    <Popover trigger="click" title={title} content={sheet}>
      <Button type="text" {...(isSmall && { size: 'small' })}>
        {title}
      </Button>
    </Popover>
  );
}
