import { useEffect, useRef } from 'react';
import { useRoom } from '../room-context.ts';

/** Who is here, as participants see it. */
export function PeoplePanel({ onClose }: { onClose(): void }) {
  const { snapshot, me, t } = useRoom();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const seats = snapshot.seats
    .filter(seat => seat.audience !== 'observer')
    .sort(
      (a, b) => Number(b.audience === 'moderator') - Number(a.audience === 'moderator') || (a.name < b.name ? -1 : 1),
    );
  return (
    <section className="people-panel">
      <div className="panel-head">
        <h2 tabIndex={-1} ref={heading} onKeyDown={event => event.key === 'Escape' && onClose()}>
          {t.people.title}
        </h2>
        <button type="button" className="quiet" onClick={onClose}>
          {t.people.close}
        </button>
      </div>
      <ul className="people">
        {seats.map(seat => (
          <li key={seat.seatId} className={seat.isHere ? '' : 'is-away'}>
            <span>
              {seat.name}
              {seat.seatId === me.seatId && ` (${t.people.me})`}
            </span>
            <span className="soft">
              {[
                seat.audience === 'moderator' && t.people.moderator,
                !seat.isHere && t.people.away,
                seat.hasHandUp && t.people.handUp,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
