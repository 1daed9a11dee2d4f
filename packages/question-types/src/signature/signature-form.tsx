import { useEffect, useRef, useState } from 'react';
import type { AnswerViewProps } from '../_shared/answer-view.ts';
import { ariaOf } from '../_shared/aria-of.ts';
import { ownWords } from '../_shared/own-words.ts';
import type { SignatureAnswer } from './answer.ts';
import { type Drawing, drawName, startDrawing } from './drawing.ts';
import { labels } from './labels.ts';

interface SignatureFormProps extends AnswerViewProps<SignatureAnswer> {
  readonly isSending: boolean;
  onDrawn(picture: Blob | null): void;
}

const LONGEST_NAME = 40;

/** The pad for a finger or a mouse, and below it a field for a name: who cannot draw can sign too. */
export function SignatureForm({ titleId, problemId, problems, texts, isSending, onDrawn }: SignatureFormProps) {
  const words = ownWords(labels, texts);
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawing = useRef<Drawing>(undefined);
  const [isDrawn, setIsDrawn] = useState(false);
  const [name, setName] = useState('');
  const isInvalid = problems.length > 0;
  useEffect(() => {
    if (!canvas.current) return;
    const started = startDrawing(canvas.current, () => setIsDrawn(true));
    drawing.current = started;
    return () => started.end();
  }, []);
  const refresh = () => setIsDrawn(drawing.current?.isEmpty() === false);
  // A name that was typed wins: whoever typed one could not draw.
  const confirm = async () => {
    if (name.trim() !== '') onDrawn(await drawName(name.trim()));
    else if (drawing.current?.isEmpty() === false) onDrawn(await drawing.current.toPicture());
  };
  return (
    <>
      <p className="signature-hint">{words.hint}</p>
      <canvas ref={canvas} className="signature-paper" role="img" aria-label={words.pad} />
      <div className="signature-actions">
        <button
          type="button"
          className="link-button"
          disabled={!isDrawn}
          onClick={() => {
            drawing.current?.undo();
            refresh();
          }}
        >
          {words.undo}
        </button>
        <button
          type="button"
          className="link-button"
          disabled={!isDrawn}
          onClick={() => {
            drawing.current?.clear();
            refresh();
          }}
        >
          {texts.clear}
        </button>
      </div>
      <label className="labelled-field">
        <span id={`${titleId}-typed`}>{words.typed}</span>
        <input
          type="text"
          className={isInvalid ? 'text-field is-invalid' : 'text-field'}
          autoComplete="name"
          maxLength={LONGEST_NAME}
          value={name}
          {...ariaOf({ titleId: `${titleId} ${titleId}-typed`, problemId }, isInvalid)}
          onInput={event => setName(event.currentTarget.value)}
          onKeyDown={event => {
            if (event.key !== 'Enter') return;
            // Else the page would be sent on, without the signature.
            event.preventDefault();
            void confirm();
          }}
        />
      </label>
      <button
        type="button"
        className="button"
        disabled={isSending || (!isDrawn && name.trim() === '')}
        onClick={confirm}
      >
        {isSending ? words.sending : words.confirm}
      </button>
    </>
  );
}
