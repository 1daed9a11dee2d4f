import { ActionButton, EmptyState } from '@wenshu/ui';
import type { ReactNode } from 'react';
import { Loaded, type LoadedWords } from '../../app/loaded.tsx';
import classes from './sending/sending.module.css';

interface ChannelWords extends LoadedWords {
  readonly lead: string;
  readonly create: string;
  readonly empty: string;
  readonly emptyText: string;
}

interface ChannelListProps<T> {
  readonly of: Parameters<typeof Loaded<readonly T[]>>[0]['of'];
  readonly words: ChannelWords;
  readonly keyOf: (one: T) => string;
  onCreate(): void;
  /** A card. */
  readonly draw: (one: T) => ReactNode;
  /** What is open over the list. */
  readonly children: ReactNode;
}

/** A way to collect answers whose things stand below each other as cards, with a button for one more. */
export function ChannelList<T>({ of, words, keyOf, onCreate, draw, children }: ChannelListProps<T>) {
  return (
    <div className={classes.view}>
      <div className={classes.bar}>
        <div className={classes.lead}>
          <p>{words.lead}</p>
        </div>
        <ActionButton onClick={onCreate}>{words.create}</ActionButton>
      </div>
      <Loaded
        of={of}
        words={words}
        empty={{ isSo: list => list.length === 0, shows: <EmptyState title={words.empty} text={words.emptyText} /> }}
      >
        {list => (
          <ul className={classes.tasks}>
            {list.map(one => (
              <li key={keyOf(one)}>{draw(one)}</li>
            ))}
          </ul>
        )}
      </Loaded>
      {children}
    </div>
  );
}
