import { useRoom } from '../room-context.ts';
import { HandIcon } from './icons.tsx';

export function HandButton() {
  const { me, t, act, snapshot } = useRoom();
  const { state } = snapshot.view;
  if (state === 'ended' || state === 'waiting') return null;
  return (
    <button
      type="button"
      className={me.hasHandUp ? 'quiet is-on' : 'quiet'}
      onClick={() => void act('raiseHand', { isUp: !me.hasHandUp })}
    >
      <HandIcon />
      {me.hasHandUp ? t.hand.down : t.hand.up}
    </button>
  );
}
