import { type ReactNode, useState } from 'react';
import { codes } from '../session/codes.ts';
import { CallFailed, isPassing } from '../session/post.ts';
import { useWords } from '../words.ts';

interface GateFormProps {
  readonly title: string;
  readonly text: ReactNode;
  readonly submit: string;
  /** A sentence when something is missing. */
  check(): string | undefined;
  /** What is refused is said here; the server's words are in the reader's language. */
  run(): Promise<void>;
  readonly children: ReactNode;
}

/** A gate before the survey: something to fill in, and the server's word. */
export function GateForm({ title, text, submit, check, run, children }: GateFormProps) {
  const { views } = useWords();
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    const missing = check();
    setProblem(missing ?? '');
    if (missing !== undefined || isBusy) return;
    setBusy(true);
    try {
      await run();
    } catch (error) {
      // "Too often" passes too, but not by looking after the network: the server says how long it takes.
      const isOurs = error instanceof CallFailed && (!isPassing(error) || error.code === codes.tooManyRequests);
      setProblem(isOurs ? error.message : views.refusals.failed.text);
    }
    setBusy(false);
  };
  return (
    <main className="message" aria-labelledby="page-title">
      <form
        className="message-card gate"
        noValidate
        onSubmit={event => {
          event.preventDefault();
          void send();
        }}
      >
        <h1 id="page-title">{title}</h1>
        <div className="gate-text">{text}</div>
        {children}
        <p className="question-problem" role="alert" id="gate-problem">
          {problem}
        </p>
        <button type="submit" className="button is-wide" aria-disabled={isBusy}>
          {submit}
        </button>
      </form>
    </main>
  );
}
