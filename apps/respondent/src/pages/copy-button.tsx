import { useState } from 'react';
import { copyText } from '../session/copy-text.ts';
import { useWords } from '../words.ts';

/** Copies, and says that it did; where the browser forbids it, the text is shown to be copied by hand. */
export function CopyButton({ label, text }: { readonly label: string; readonly text: string }) {
  const { page } = useWords();
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  return (
    <>
      <button
        type="button"
        className="button is-quiet"
        onClick={() => void copyText(text).then(isDone => setState(isDone ? 'copied' : 'failed'))}
      >
        {state === 'copied' ? page.copied : label}
      </button>
      {state === 'failed' && (
        <label className="copy-by-hand">
          <span>{page.copyFailed}</span>
          <textarea className="text-field" readOnly rows={6} value={text} />
        </label>
      )}
    </>
  );
}
