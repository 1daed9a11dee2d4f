import type { RoomSeat } from '@wenshu/api-contract';
import { useDeskWords } from '../room/desk-words.ts';
import { useRoom } from '../room-context.ts';
import { ConfirmButton } from './confirm-button.tsx';

const sides = ['participant', 'moderator', 'observer'] as const;

/** Who waits at the door, who is here, and what a moderator may do about it. */
export function People() {
  const { snapshot, me, act, entered, t } = useRoom();
  const d = useDeskWords();
  const isModerator = me.audience === 'moderator';
  const waiting = snapshot.seats.filter(seat => !seat.isAdmitted);
  const atDoor = waiting.filter(seat => seat.isHere);
  const inside = snapshot.seats.filter(seat => seat.isAdmitted);
  const titles = { participant: d.people.participants, moderator: d.people.moderators, observer: d.people.observers };
  return (
    <section className="desk-people" aria-labelledby="people-title">
      <h2 id="people-title">{t.people.title}</h2>
      {isModerator && entered.kind === 'live' && atDoor.length > 0 && (
        <div className="at-door">
          <h3 role="status">{d.waiting.title({ count: atDoor.length })}</h3>
          <ul>
            {atDoor.map(({ seatId, name }) => (
              <li key={seatId}>
                <span>{name}</span>
                <button
                  type="button"
                  className="quiet"
                  aria-label={d.waiting.admitOne({ name })}
                  onClick={() => void act('admit', { seatId })}
                >
                  {d.waiting.admit}
                </button>
              </li>
            ))}
          </ul>
          {atDoor.length > 1 && (
            <button type="button" className="main-button is-small" onClick={() => void act('admit', {})}>
              {d.waiting.admitAll}
            </button>
          )}
        </div>
      )}
      {inside.length === 0 && <p className="soft">{d.people.none}</p>}
      {sides.map(side => {
        const seats = inside.filter(seat => seat.audience === side);
        if (seats.length === 0) return null;
        return (
          <div key={side}>
            <h3>{`${titles[side]} ${seats.filter(seat => seat.isHere).length}/${seats.length}`}</h3>
            <ul className="people">
              {seats.map(seat => (
                <SeatLine key={seat.seatId} seat={seat} />
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}

function SeatLine({ seat }: { readonly seat: RoomSeat }) {
  const { me, act, aim, t, snapshot } = useRoom();
  const d = useDeskWords();
  const { seatId, name } = seat;
  const mayLead = me.audience === 'moderator' && seat.audience === 'participant' && snapshot.view.state !== 'ended';
  return (
    <li className={seat.isHere ? '' : 'is-away'}>
      <span>
        {name}
        {seatId === me.seatId && ` (${t.people.me})`}
        <span className="soft">
          {[' ', !seat.isHere && t.people.away, seat.hasHandUp && t.people.handUp, seat.isMuted && t.people.muted]
            .filter(Boolean)
            .join(' · ')
            .replace(/^ {1,2}· /, ' ')}
        </span>
      </span>
      {mayLead && (
        <span className="seat-actions">
          <button
            type="button"
            className="quiet"
            aria-label={d.people.privateTo({ name })}
            onClick={() => aim({ aloneWith: { seatId, name } })}
          >
            {d.people.private}
          </button>
          {seat.hasHandUp && (
            <button
              type="button"
              className="quiet"
              aria-label={d.people.handDownOne({ name })}
              onClick={() => void act('raiseHand', { isUp: false, seatId })}
            >
              {d.people.handDown}
            </button>
          )}
          <button
            type="button"
            className="quiet"
            aria-label={seat.isMuted ? d.people.unmuteOne({ name }) : d.people.muteOne({ name })}
            onClick={() => void act('mute', { seatId, isMuted: !seat.isMuted })}
          >
            {seat.isMuted ? d.people.unmute : d.people.mute}
          </button>
          <ConfirmButton
            label={d.people.remove}
            full={d.people.removeOne({ name })}
            question={d.people.removeSure({ name })}
            yes={d.people.removeYes}
            no={d.people.no}
            onYes={() => void act('removeSeat', { seatId })}
          />
        </span>
      )}
    </li>
  );
}
