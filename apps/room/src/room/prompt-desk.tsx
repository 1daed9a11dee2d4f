import type { ActivityResults } from '@wenshu/api-contract/room-events';
import { RoomFailure, type SeenPrompt } from '@wenshu/symposium';
import { useState } from 'react';
import { post } from '../calls.ts';
import { useRoom } from '../room-context.ts';
import { useDeskWords } from './desk-words.ts';
import { Results } from './results.tsx';

/** Of a question that was put: who has answered, and what is shown of it when. */
export default function PromptDesk({ prompt }: { readonly prompt: SeenPrompt }) {
  const { me, snapshot, act, code, language } = useRoom();
  const d = useDeskWords();
  const [results, setResults] = useState<ActivityResults>();
  const [trouble, setTrouble] = useState('');
  const { promptId } = prompt;
  const asked = snapshot.seats.filter(
    seat =>
      seat.audience === 'participant' &&
      seat.isAdmitted &&
      (prompt.toSeatIds === null || prompt.toSeatIds.includes(seat.seatId)),
  );
  const answered = new Set(prompt.answeredBy);
  for (const item of snapshot.view.items)
    if (item.kind === 'message' && item.promptId === promptId) answered.add(item.by.seatId);
  const missing = asked.filter(({ seatId }) => !answered.has(seatId));
  const mayLead = me.audience === 'moderator' && snapshot.view.state !== 'ended';
  const look = async () => {
    try {
      setResults(await post<ActivityResults>('results', language, { code, promptId }));
      setTrouble('');
    } catch (error) {
      if (!(error instanceof RoomFailure)) throw error;
      setTrouble(error.message || d.failed);
    }
  };
  return (
    <div className="prompt-desk">
      {asked.length > 0 && (
        <p className="soft">
          {d.prompt.answeredBy({ done: asked.length - missing.length, all: asked.length })}
          {missing.length > 0 && missing.length < asked.length && missing.length <= 8 && (
            <span> · {d.prompt.missing({ names: missing.map(({ name }) => name).join(', ') })}</span>
          )}
        </p>
      )}
      {mayLead && prompt.isHeld && !prompt.isReleased && (
        <button type="button" className="quiet is-on" onClick={() => void act('release', { promptId })}>
          {d.prompt.release}
        </button>
      )}
      {prompt.questionId && (
        <button type="button" className="quiet" onClick={() => void look()}>
          {d.prompt.results}
        </button>
      )}
      {mayLead && prompt.questionId && (
        <button
          type="button"
          className="quiet"
          onClick={() => void act('showResults', { promptId, isShown: prompt.results === null })}
        >
          {prompt.results === null ? d.prompt.showResults : d.prompt.hideResults}
        </button>
      )}
      {trouble && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
      {results && !prompt.results && <Results results={results} />}
    </div>
  );
}
