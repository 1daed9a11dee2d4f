import type { EnteredRoom } from '@wenshu/api-contract';
import { RoomFailure } from '@wenshu/symposium';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { post } from './calls.ts';
import { type RoomLanguage, type RoomWords, sayTime } from './room-context.ts';

interface ConsentProps {
  readonly code: string;
  readonly language: RoomLanguage;
  readonly t: RoomWords;
  readonly entered: EnteredRoom;
  readonly consent: NonNullable<EnteredRoom['consent']>;
  readonly other: ReactNode;
  onDone(): void;
}

/** Before one comes in: what one agrees to, and the name one goes by. */
export function Consent({ code, language, t, entered, consent, other, onDone }: ConsentProps) {
  const [name, setName] = useState(entered.me.name);
  const [agrees, setAgrees] = useState<boolean>();
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [nameId, problemId, hintId] = [useId(), useId(), useId()];
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (consent.asksName && name.trim() === '') return setProblem(t.consent.nameNeeded);
    if (consent.asksRecording && agrees === undefined) return setProblem(t.consent.recordingNeeded);
    setIsBusy(true);
    setProblem('');
    try {
      const given = consent.asksName ? { name: name.trim() } : {};
      await post('consent', language, { code, ...given, agreesToRecording: agrees ?? false });
      onDone();
    } catch (error) {
      if (!(error instanceof RoomFailure)) throw error;
      setProblem(error.message || t.consent.failed);
      setIsBusy(false);
    }
  };
  const time = sayTime(entered.beginsAt, language, entered.timeZone, true);
  return (
    <main className="notice-page">
      <div className="notice-top">{other}</div>
      <form className="card" onSubmit={event => void send(event)} noValidate>
        <h1>{entered.title}</h1>
        <p className="soft">{t.when({ time, zone: entered.timeZone })}</p>
        {entered.welcome && <p className="welcome">{entered.welcome}</p>}
        {consent.text && <div className="consent-text">{consent.text}</div>}
        {consent.asksName && (
          <p className="field">
            <label htmlFor={nameId}>{t.consent.name}</label>
            <input
              id={nameId}
              value={name}
              maxLength={40}
              autoComplete="nickname"
              aria-describedby={hintId}
              onChange={event => setName(event.target.value)}
            />
            <span className="soft" id={hintId}>
              {t.consent.nameHint}
            </span>
          </p>
        )}
        {consent.asksRecording && (
          <fieldset>
            <legend>{t.consent.recording}</legend>
            {[true, false].map(answer => (
              <label key={String(answer)} className="choice">
                <input type="radio" name="recording" checked={agrees === answer} onChange={() => setAgrees(answer)} />
                {answer ? t.consent.agree : t.consent.disagree}
              </label>
            ))}
            <p className="soft">{t.consent.recordingHint}</p>
          </fieldset>
        )}
        <p className="trouble" id={problemId} role="alert">
          {problem}
        </p>
        <button type="submit" className="main-button" aria-describedby={problemId} aria-busy={isBusy}>
          {isBusy ? t.consent.entering : t.consent.enter}
        </button>
      </form>
    </main>
  );
}
