import { RichText as ShownText } from '@wenshu/question-types/respondent';
import type { RichText } from '@wenshu/survey-core';
import { richTextTexts } from '@wenshu/texts/rich-text';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import type { QuoteMode } from '../quote/guard-quotes.ts';
import { showQuotes } from '../quote/live-quotes.ts';
import { useEditor, useEditorState } from '../state/use-editor.ts';
import { useLock } from '../state/use-lock.ts';
import type { TextLimits } from './check-text.ts';
import classes from './editable-text.module.css';
import { PlainText, type PlainTextKeys } from './plain-text.tsx';
import { ShownTextButton } from './shown-text-button.tsx';

/** Tiptap comes only when somebody writes with marks. */
const RichTextEditor = lazy(() => import('./rich-text-editor.tsx'));
const RichTextDialog = lazy(() => import('./rich-text-dialog.tsx'));

export interface EditableTextProps extends TextLimits, PlainTextKeys {
  /** Names the text among those open in a rich-text editor. */
  readonly textKey: string;
  readonly value: RichText;
  readonly label: string;
  readonly placeholder?: string;
  readonly className?: string;
  readonly questionId?: string;
  readonly quoteMode?: QuoteMode;
  /** Names and the like are words alone. */
  readonly isPlain?: boolean;
  onSave(text: RichText): void;
}

/**
 * A text that is edited where it stands: words in a plain field, at once and without any library; marks, pictures and quotes in a
 * rich-text editor that opens in its place.
 */
export function EditableText(props: EditableTextProps) {
  const { textKey, value, label, className, isPlain } = props;
  const t = useTexts(richTextTexts);
  const editor = useEditor();
  const isRich = useEditorState(state => state.richEditors.includes(textKey));
  const isLocked = useLock() !== undefined;
  const [isLarge, setIsLarge] = useState(false);
  const [brought, setBrought] = useState<File>();
  const open = (picture?: File) => {
    setBrought(picture);
    editor.openRich(textKey);
  };
  if (isLocked) return <ReadText {...props} />;
  if (isPlain) return <PlainText {...props} />;
  const close = () => {
    setIsLarge(false);
    editor.closeRich(textKey);
  };
  if (isRich) {
    return (
      <Suspense fallback={<span className={`${classes.shown} ${className ?? ''}`}>{t.loading}</span>}>
        <div className={`${classes.line} ${className ?? ''}`}>
          {/* In the large window or here: one text is one of the two editors that may be alive (S9.30). */}
          {isLarge ? (
            <div className={classes.shown}>
              <ShownText of={value} />
              <RichTextDialog {...props} onClose={close} />
            </div>
          ) : (
            <RichTextEditor {...props} brought={brought} onLeave={close} onExpand={() => setIsLarge(true)} />
          )}
        </div>
      </Suspense>
    );
  }
  if (value.html !== undefined)
    return (
      <ShownTextButton
        value={value}
        label={label}
        questionId={props.questionId}
        className={className}
        onOpen={() => open()}
      />
    );
  return (
    <span className={`${classes.line} ${className ?? ''}`}>
      <PlainText {...props} className={undefined} onRichKey={() => open()} onPicture={open} />
      <button
        type="button"
        className={classes.format}
        onMouseDown={event => event.preventDefault()}
        onClick={() => open()}
      >
        {t.open}
      </button>
    </span>
  );
}

/** The text as it looks, for reading: what it quotes as it is called today. */
function ReadText({ value, className, questionId }: EditableTextProps) {
  const html = useEditorState(state => showQuotes(value, state.document, questionId).text.html);
  return (
    <div className={`${classes.read} ${className ?? ''}`}>
      <ShownText of={{ text: value.text, ...(html !== undefined && { html }) }} />
    </div>
  );
}
