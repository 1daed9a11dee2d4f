import type { SeenPrompt } from '@wenshu/symposium';
import { lazy, Suspense, useState } from 'react';
import { type InRoom, sayTime, useRoom, whyQuiet } from '../room-context.ts';
import { Results } from './results.tsx';
import { StimulusView } from './shown-stimulus.tsx';

const Activity = lazy(() => import('../activity/activity.tsx'));
const PromptDesk = lazy(() => import('./prompt-desk.tsx'));

/** Whether this seat has answered, as far as its page knows. */
export function hasAnswered({ me, snapshot }: Pick<InRoom, 'me' | 'snapshot'>, prompt: SeenPrompt): boolean {
  return (
    prompt.answeredBy.includes(me.seatId) ||
    snapshot.view.items.some(
      item => item.kind === 'message' && item.promptId === prompt.promptId && item.by.seatId === me.seatId,
    )
  );
}

/** A question of the moderators, with what is shown or answered with it. */
export function PromptCard({ prompt }: { readonly prompt: SeenPrompt }) {
  const inRoom = useRoom();
  const { me, t, entered, language, aim } = inRoom;
  const [isOpen, setIsOpen] = useState(false);
  const isAnswered = hasAnswered(inRoom, prompt);
  const stimulus = entered.stimuli.find(({ stimulusId }) => stimulusId === prompt.stimulusId);
  const isHolding = prompt.isHeld && !prompt.isReleased;
  const mayAnswer = me.audience !== 'observer' && !whyQuiet(inRoom);
  const isParticipant = me.audience === 'participant';
  return (
    <section className="prompt" id={`prompt-${prompt.promptId}`} aria-label={`${t.prompt.label} ${prompt.text}`}>
      <p className="message-head">
        <b>{prompt.by.name}</b>
        <span className="tag">{t.prompt.label}</span>
        {prompt.toSeatIds && <span className="tag is-alone">{isParticipant ? t.prompt.alone : t.prompt.label}</span>}
        <time dateTime={new Date(prompt.at).toISOString()}>
          {sayTime(prompt.at, language, entered.timeZone, entered.kind === 'board')}
        </time>
      </p>
      <p className="prompt-text" dir="auto">
        {prompt.text}
      </p>
      {stimulus && <StimulusView stimulus={stimulus} />}
      {prompt.until !== null && (
        <p className="soft">{t.prompt.until({ time: sayTime(prompt.until, language, entered.timeZone, true) })}</p>
      )}
      {isHolding && isParticipant && <p className="soft">{isAnswered ? t.prompt.heldMine : t.prompt.held}</p>}
      {prompt.isHeld && prompt.isReleased && <p className="soft">{t.prompt.released}</p>}
      {!isHolding && isAnswered && isParticipant && <p className="soft">✓ {t.prompt.answered}</p>}
      {prompt.results && <Results results={prompt.results} />}
      {mayAnswer && (
        <p className="prompt-actions">
          {prompt.questionId && isParticipant && (
            <button
              type="button"
              className="main-button is-small"
              aria-expanded={isOpen}
              onClick={() => setIsOpen(!isOpen)}
            >
              {isOpen ? t.prompt.closeActivity : isAnswered ? t.prompt.changeActivity : t.prompt.openActivity}
            </button>
          )}
          {!(prompt.questionId && isParticipant) && (
            <button type="button" className="quiet" onClick={() => aim({ prompt })}>
              {isAnswered ? t.prompt.answerAgain : t.prompt.answer}
            </button>
          )}
        </p>
      )}
      {isOpen && (
        <Suspense fallback={<p className="soft">{t.prompt.activityLoading}</p>}>
          <Activity prompt={prompt} onDone={() => setIsOpen(false)} />
        </Suspense>
      )}
      {!isParticipant && (
        <Suspense fallback={null}>
          <PromptDesk prompt={prompt} />
        </Suspense>
      )}
    </section>
  );
}
