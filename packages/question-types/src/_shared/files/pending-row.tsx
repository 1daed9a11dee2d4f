import type { UploadProblem, ViewTexts } from '../answer-view.ts';
import { seldomWords } from '../seldom-words.ts';
import type { PendingFile } from './use-uploads.ts';

interface PendingRowProps {
  readonly pending: PendingFile;
  readonly texts: ViewTexts;
  why(problem: UploadProblem): string;
  onCancel(): void;
  onAgain(): void;
}

/** Sending the same file again helps only against these. */
const PASSING: readonly UploadProblem[] = ['no-network', 'failed'];

/** A file on its way with its progress, or one that did not arrive with the reason. */
export function PendingRow({ pending, texts, why, onCancel, onAgain }: PendingRowProps) {
  const { name } = pending.file;
  const { problem } = pending;
  const words = seldomWords(texts).uploads;
  const percent = Math.round(pending.share * 100);
  const leave = problem ? words.remove({ name }) : words.cancel({ name });
  return (
    <li className={problem ? 'upload-file has-failed' : 'upload-file'}>
      <span className="upload-thumbnail" aria-hidden="true">
        {problem ? '!' : '↑'}
      </span>
      <span className="upload-name">
        {name}
        {problem ? (
          <small>{why(problem)}</small>
        ) : (
          <>
            <small>{percent > 0 ? words.percent({ percent }) : words.waiting}</small>
            <progress value={pending.share} max={1} aria-label={words.sending({ name })} />
          </>
        )}
      </span>
      {problem && PASSING.includes(problem) && (
        <button
          type="button"
          className="button is-quiet upload-again"
          aria-label={words.again({ name })}
          onClick={onAgain}
        >
          {texts.retry}
        </button>
      )}
      <button type="button" className="upload-action" aria-label={leave} title={leave} onClick={onCancel}>
        ✕
      </button>
    </li>
  );
}
