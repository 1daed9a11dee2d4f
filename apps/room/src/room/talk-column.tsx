import { useRoom, whyQuiet } from '../room-context.ts';
import { Board } from './board.tsx';
import { Composer } from './composer.tsx';
import { ShownStimulus } from './shown-stimulus.tsx';
import { Talk } from './talk.tsx';

/** What is shown, what is said, and where one says something. */
export function TalkColumn() {
  const room = useRoom();
  const { entered, me, snapshot, t } = room;
  const why = whyQuiet(room);
  const { state } = snapshot.view;
  return (
    <main className="talk-column">
      <ShownStimulus />
      {entered.kind === 'board' ? <Board /> : <Talk />}
      {me.audience !== 'observer' && (why ? <p className="quiet-note">{why}</p> : <Composer />)}
      {me.audience === 'observer' && state === 'ended' && <p className="quiet-note">{t.ended}</p>}
    </main>
  );
}
