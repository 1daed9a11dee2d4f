import type { RoomItem } from '@wenshu/symposium';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useRoom } from '../room-context.ts';
import { Announcer } from './announcer.tsx';
import { Message } from './message.tsx';
import { PromptCard } from './prompt-card.tsx';
import { TypingLine } from './typing-line.tsx';

const AT_A_TIME = 150;
const NEAR_BOTTOM = 80;

/** A live talk: everything in its order, the newest below. */
export function Talk() {
  const { snapshot, me, t, room } = useRoom();
  const { items } = snapshot.view;
  const spoken = useMemo(() => items.filter(({ place }) => place.kind === 'stage' || place.kind === 'alone'), [items]);
  const [most, setMost] = useState(AT_A_TIME);
  const shown = spoken.slice(-most);
  const list = useRef<HTMLDivElement>(null);
  const isAtBottom = useRef(true);
  const [unseenFrom, setUnseenFrom] = useState<number>();
  const count = spoken.length;
  const before = useRef(count);
  useLayoutEffect(() => {
    const added = count - before.current;
    before.current = count;
    const element = list.current;
    if (!element || added < 0) return;
    const isMine = isOf(spoken[count - 1], me.seatId);
    if (isAtBottom.current || isMine) element.scrollTop = element.scrollHeight;
    else if (added > 0) setUnseenFrom(from => from ?? count - added);
  }, [count, spoken, me.seatId]);
  const toEnd = () => {
    const element = list.current;
    if (element) element.scrollTop = element.scrollHeight;
    setUnseenFrom(undefined);
  };
  const watchScroll = () => {
    const element = list.current;
    if (!element) return;
    isAtBottom.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_BOTTOM;
    if (isAtBottom.current && unseenFrom !== undefined) setUnseenFrom(undefined);
  };
  const earlier = async () => {
    const element = list.current;
    const fromEnd = element ? element.scrollHeight - element.scrollTop : 0;
    if (spoken.length <= most) await room.earlier().catch(() => {});
    setMost(most + AT_A_TIME);
    // What stands before comes above: whoever reads stays where they read.
    requestAnimationFrame(() => element && element.scrollTo(0, element.scrollHeight - fromEnd));
  };
  return (
    <div className="talk">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it only when it can be reached. */}
      <section className="talk-list" ref={list} onScroll={watchScroll} tabIndex={0} aria-label={t.talk.label}>
        {(spoken.length > most || snapshot.hasEarlier) && (
          <button type="button" className="quiet earlier" onClick={() => void earlier()}>
            {t.talk.earlier}
          </button>
        )}
        {spoken.length === 0 && <p className="empty">{t.talk.empty[me.audience]}</p>}
        {shown.map(item =>
          item.kind === 'prompt' ? (
            <PromptCard key={`p${item.promptId}`} prompt={item} />
          ) : (
            <Message key={item.messageId} message={item} />
          ),
        )}
      </section>
      {unseenFrom !== undefined && (
        <button type="button" className="newer" onClick={toEnd}>
          ↓ {t.talk.newer({ count: count - unseenFrom })}
        </button>
      )}
      <TypingLine />
      <Announcer items={spoken} />
    </div>
  );
}

const isOf = (item: RoomItem | undefined, seatId: string) => item !== undefined && item.by.seatId === seatId;
