import { useEffect, useRef, useState } from 'react';
import { newId } from '../device.ts';
import { useDeskWords } from '../room/desk-words.ts';
import { Message } from '../room/message.tsx';
import { useRoom } from '../room-context.ts';

/** Behind the glass: moderators and observers among themselves. */
export function Backroom() {
  const { snapshot, room } = useRoom();
  const d = useDeskWords();
  const [text, setText] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const messages = snapshot.view.items.filter(item => item.kind === 'message' && item.place.kind === 'back');
  const count = messages.length;
  useEffect(() => {
    const element = list.current;
    if (element && count > 0) element.scrollTop = element.scrollHeight;
  }, [count]);
  const send = () => {
    if (text.trim() === '') return;
    room.say({ messageId: newId(), stream: 'back', text: text.trim() });
    setText('');
  };
  return (
    <section className="backroom" aria-labelledby="backroom-title">
      <h2 id="backroom-title">{d.back.title}</h2>
      <p className="soft">{d.back.hint}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it only when it can be reached. */}
      <div className="back-list" role="log" ref={list} tabIndex={0} aria-label={d.back.title}>
        {count === 0 && <p className="soft">{d.back.empty}</p>}
        {messages.map(item => item.kind === 'message' && <Message key={item.messageId} message={item} />)}
      </div>
      <form
        className="composer-row"
        onSubmit={event => {
          event.preventDefault();
          send();
        }}
      >
        <label className="visually-hidden" htmlFor="backroom-text">
          {d.back.label}
        </label>
        <input
          id="backroom-text"
          value={text}
          maxLength={4_000}
          placeholder={d.back.placeholder}
          onChange={event => setText(event.target.value)}
        />
        <button type="submit" className="quiet is-on">
          {d.back.send}
        </button>
      </form>
    </section>
  );
}
