import { useRef, useState } from 'react';
import type { AnswerViewProps } from '../_shared/answer-view.ts';
import { previews } from '../_shared/files/previews.ts';
import { keepInMemory } from '../_shared/keep-in-memory.ts';
import { ownWords } from '../_shared/own-words.ts';
import { seldomWords } from '../_shared/seldom-words.ts';
import type { SignatureAnswer } from './answer.ts';
import { labels } from './labels.ts';
import { SignatureForm } from './signature-form.tsx';

/** Drawn or typed, confirmed, and then shown as the picture that was stored. */
export function SignatureView(props: AnswerViewProps<SignatureAnswer>) {
  const { answer, onChange, titleId, texts, upload = keepInMemory, addressOf } = props;
  const words = ownWords(labels, texts);
  const [status, setStatus] = useState('');
  const [isSending, setIsSending] = useState(false);
  const isNew = useRef(false);
  const store = async (picture: Blob | null) => {
    if (!picture || isSending) return;
    setIsSending(true);
    setStatus(words.sending);
    const sent = await upload(new File([picture], 'signature.png', { type: 'image/png' }));
    setIsSending(false);
    if ('problem' in sent) {
      const why =
        sent.problem === 'no-network'
          ? seldomWords(texts).uploads.problems['no-network']
          : seldomWords(texts).uploads.problems.failed;
      setStatus(words.notSaved({ why }));
      return;
    }
    const { id, name, size } = sent.file;
    previews.keep(id, picture);
    setStatus(words.saved);
    isNew.current = true;
    onChange({ file: { id, name, size } });
  };
  const address = answer && (previews.find(answer.file.id) ?? addressOf?.(answer.file));
  return (
    <div className="signature">
      {answer ? (
        <>
          <div className="signature-paper">
            {address ? <img src={address} alt={words.picture} /> : <p>{words.saved}</p>}
          </div>
          <button
            type="button"
            className="button is-quiet"
            // The button that was pressed is gone: the focus goes on here instead of to the top of the page.
            ref={button => {
              if (isNew.current) button?.focus();
              isNew.current = false;
            }}
            aria-describedby={titleId}
            onClick={() => {
              previews.drop(answer.file.id);
              setStatus('');
              onChange(undefined);
            }}
          >
            {words.again}
          </button>
        </>
      ) : (
        <SignatureForm {...props} isSending={isSending} onDrawn={store} />
      )}
      <p className="signature-status" role="status">
        {status}
      </p>
    </div>
  );
}
