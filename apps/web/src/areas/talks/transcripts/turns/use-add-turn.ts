import { type Turn, transcriptChanges } from '@wenshu/transcripts';
import { newId } from '../../../design/document/reading/new-id.ts';
import { useDesk, useMake } from '../open/desk-context.ts';
import { seeTurn } from '../open/desk-view.ts';

/** An empty turn after another one, or the first, and the cursor in it. */
export function useAddTurn() {
  const { view, player } = useDesk();
  const make = useMake();
  return (after?: Turn) => {
    const id = newId();
    const { isThere, timeMs } = player.store.getState();
    const turn = {
      id,
      speaker: null,
      text: '',
      cuts: [],
      from: isThere && timeMs > 0 ? player.timeMs() : null,
      to: null,
      part: after?.part ?? '',
      translation: null,
    };
    if (!make(transcript => transcriptChanges.add(transcript, after?.id ?? null, turn))) return;
    view.setState({ writing: { turnId: id, caret: 0 } });
    seeTurn(view, id);
  };
}
