import { RichText as ShownText } from '@wenshu/question-types/respondent';
import { limits, type RichText } from '@wenshu/survey-core';
import { richTextTexts } from '@wenshu/texts/rich-text';
import { lazy, Suspense, useId } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import type { QuoteMode } from '../document/quote/guard-quotes.ts';
import { useEditor, useEditorState } from '../document/state/use-editor.ts';
import classes from './rich-field.module.css';

/** Tiptap comes only when somebody writes. */
const RichTextEditor = lazy(() => import('../document/rich-text/rich-text-editor.tsx'));

interface RichFieldProps {
  readonly label: string;
  /** Several fields of the same name stand on one screen: what the label belongs to, for a screen reader. */
  readonly about?: string;
  readonly value: RichText;
  readonly placeholder?: string;
  /** What writing begins with while there is nothing yet. */
  readonly startFrom?: RichText;
  readonly isLabelHidden?: boolean;
  readonly max?: number;
  readonly isRequired?: boolean;
  readonly quoteMode?: QuoteMode;
  readonly lang?: string;
  onSave(text: RichText): void;
}

/** A longer text with marks: shown as it looks, edited where it stands. At most two are open at a time, as everywhere. */
export function RichField(props: RichFieldProps) {
  const { label, about, value, placeholder, isLabelHidden, max = limits.longText, isRequired = false } = props;
  const t = useTexts(richTextTexts);
  const id = useId();
  const editor = useEditor();
  const isOpen = useEditorState(state => state.richEditors.includes(id));
  const name = about ? `${about} ${label}` : label;
  const isEmpty = value.text.trim() === '' && !value.html;
  return (
    <div className={classes.field}>
      {!isLabelHidden && <span className={classes.label}>{label}</span>}
      {isOpen ? (
        <div className={classes.open}>
          <Suspense fallback={<p className={classes.loading}>{t.loading}</p>}>
            <RichTextEditor
              value={isEmpty && props.startFrom ? props.startFrom : value}
              label={name}
              max={max}
              isRequired={isRequired}
              {...(props.quoteMode && { quoteMode: props.quoteMode })}
              onSave={props.onSave}
              onLeave={() => editor.closeRich(id)}
            />
          </Suspense>
        </div>
      ) : (
        // Over the text, not around it: links and videos may not stand inside a button.
        <div className={classes.box}>
          <button
            type="button"
            className={classes.over}
            lang={props.lang}
            aria-label={`${name}: ${isEmpty ? (placeholder ?? '') : value.text}`}
            onClick={() => editor.openRich(id)}
          />
          <div inert className={classes.shown} data-empty={isEmpty} lang={props.lang}>
            {isEmpty ? placeholder : <ShownText of={value} />}
          </div>
        </div>
      )}
    </div>
  );
}
