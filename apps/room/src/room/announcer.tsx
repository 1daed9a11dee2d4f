import type { RoomItem } from '@wenshu/symposium';
import { useEffect, useRef, useState } from 'react';
import { useRoom } from '../room-context.ts';

const CALM_MS = 1_500;

/** Reads out what others say: one message as it is, several at once as their number, so that nobody is talked down. */
export function Announcer({ items }: { readonly items: readonly RoomItem[] }) {
  const { me, t } = useRoom();
  const [words, setWords] = useState('');
  const told = useRef<number>(undefined);
  const others = items.filter(item => item.by.seatId !== me.seatId);
  const count = others.length;
  const newest = useRef<RoomItem | undefined>(undefined);
  newest.current = others[count - 1];
  useEffect(() => {
    if (told.current === undefined) {
      told.current = count;
      return;
    }
    const timer = setTimeout(() => {
      const added = count - (told.current ?? count);
      told.current = count;
      const item = newest.current;
      if (added > 1) setWords(t.talk.several({ count: added }));
      else if (added === 1 && item) setWords(`${t.talk.by({ name: item.by.name })} ${item.text}`);
    }, CALM_MS);
    return () => clearTimeout(timer);
  }, [count, t]);
  return (
    <p className="visually-hidden" role="status">
      {words}
    </p>
  );
}
