import { useDeskWords } from '../room/desk-words.ts';
import { useRoom } from '../room-context.ts';
import { ConfirmButton } from './confirm-button.tsx';

/** Begin, pause, go on, end. */
export function StateBar() {
  const { snapshot, act } = useRoom();
  const d = useDeskWords();
  const { state } = snapshot.view;
  if (state === 'ended') return null;
  const set = (next: 'live' | 'paused' | 'ended') => void act('setState', { state: next });
  const hands = snapshot.seats.filter(seat => seat.hasHandUp).map(({ name }) => name);
  return (
    <div className="state-bar">
      {state === 'waiting' && (
        <button type="button" className="main-button is-small" onClick={() => set('live')}>
          {d.state.begin}
        </button>
      )}
      {state === 'live' && (
        <button type="button" className="quiet" onClick={() => set('paused')}>
          {d.state.pause}
        </button>
      )}
      {state === 'paused' && (
        <button type="button" className="main-button is-small" onClick={() => set('live')}>
          {d.state.resume}
        </button>
      )}
      {state !== 'waiting' && (
        <ConfirmButton
          label={d.state.end}
          question={d.state.endSure}
          yes={d.state.endYes}
          no={d.state.no}
          onYes={() => set('ended')}
        />
      )}
      <span className="hands" role="status">
        {hands.length > 0 && d.people.hands({ names: hands.join(', ') })}
      </span>
    </div>
  );
}
