import type { JSONContent } from '@tiptap/core';
import { EditorContent, useEditor as useTiptap } from '@tiptap/react';
import { limits, type RichText } from '@wenshu/survey-core';
import { richTextTexts } from '@wenshu/texts/rich-text';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { notify } from '../../../../app/notices/notices.ts';
import type { DocNode } from '../quote/doc-node.ts';
import type { QuoteMode } from '../quote/guard-quotes.ts';
import { liveMarker } from '../quote/live-quotes.ts';
import type { QuoteAttrs } from '../quote/make-quote.ts';
import { QuoteDialog } from '../quote/quote-dialog.tsx';
import { useEditor } from '../state/use-editor.ts';
import { isNearLimit, isSameText, judgeText, type TextLimits } from './check-text.ts';
import { extensionsFor } from './extensions.ts';
import { MediaBar } from './media-bar.tsx';
import { BY_DIALOG } from './quote-nodes.ts';
import { readHtml } from './read-html.ts';
import classes from './rich-text.module.css';
import { Toolbar } from './toolbar.tsx';
import { usePictures } from './use-pictures.ts';
import { useQuoteDialog } from './use-quote-dialog.ts';
import { plainTextOf, writeDoc } from './write-doc.ts';

export interface RichTextEditorProps extends TextLimits {
  readonly value: RichText;
  readonly label: string;
  /** The question whose text it is: what stands before it can be quoted. None: quotes are not offered. */
  readonly questionId?: string;
  readonly quoteMode?: QuoteMode;
  readonly isLarge?: boolean;
  /** A picture that was pasted into the field of words before this editor stood there. */
  readonly brought?: File | undefined;
  onSave(text: RichText): void;
  /** Escape, after the text went back to what it was. */
  onLeave?(): void;
  /** For a window around it, which saves with its own button. */
  readonly handle?: { current: { commit(): boolean; isChanged(): boolean } | undefined };
  /** Opens the large window; absent inside it. */
  onExpand?(): void;
}

const nonce = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.content;

/** A text with marks, edited where it stands. It is saved when the person leaves it. */
export default function RichTextEditor(props: RichTextEditorProps) {
  const { value, label, questionId, quoteMode = 'dialog', isLarge = false, max = limits.richText } = props;
  const { text, html } = value;
  const t = useTexts(richTextTexts);
  const box = useRef<HTMLFieldSetElement>(null);
  const [isElsewhere, setIsElsewhere] = useState(false);
  const [count, setCount] = useState([...value.text].length);
  const isInside = (target: EventTarget | null) => target instanceof Node && box.current?.contains(target) === true;
  const { store } = useEditor();
  const on = useRef({
    refused: (_refusal: 'deleted' | 'added') => {},
    open: (_position: number) => {},
    picture: (_file: File, _position?: number) => {},
  });
  const editor = useTiptap({
    extensions: extensionsFor({
      onRefused: refusal => on.current.refused(refusal),
      onOpen: position => on.current.open(position),
      onPicture: (file, position) => on.current.picture(file, position),
      onForeignPictures: () => notify.info(t.foreignPictures),
      liveOf: attrs => liveMarker(store.getState().document, questionId, attrs),
    }),
    content: readHtml(value) as JSONContent,
    autofocus: 'end',
    injectNonce: nonce,
    immediatelyRender: true,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, class: classes.content! },
    },
    onUpdate: ({ editor: updated }) => setCount([...plainTextOf(updated.getJSON() as DocNode)].length),
  });
  const quote = useQuoteDialog(editor, t.quoteDialog.placeholder);
  const picture = usePictures(editor, {
    isHere: () => isLarge || isInside(document.activeElement),
    onLate: () => latest.current(),
  });
  on.current = {
    picture: (file, position) => void picture.put(file, position),
    refused: refusal => {
      const { onlyHere, cannotAdd, cannotDelete } = t.quoteDialog;
      notify.error(quoteMode === 'dialog' ? onlyHere : refusal === 'added' ? cannotAdd : cannotDelete);
    },
    open: position => quoteMode === 'dialog' && questionId !== undefined && quote.openAt(position),
  };

  const brought = useRef(props.brought);
  useEffect(() => {
    if (brought.current) on.current.picture(brought.current);
    brought.current = undefined;
  }, []);

  const restore = () => {
    editor
      .chain()
      .setMeta(BY_DIALOG, true)
      .setContent(readHtml(value) as JSONContent)
      .run();
    setCount([...value.text].length);
  };
  const known = useRef(value);
  const written = () => writeDoc(editor.getJSON() as DocNode);
  // Held against the stored text as this editor spells it: looking at an old text is no edit.
  const isChanged = () => !isSameText(writeDoc(readHtml(known.current)), written());
  const commit = () => {
    if (isLarge && picture.isSending) {
      notify.info(t.imageUploading);
      return false;
    }
    const after = written();
    const judged = judgeText(writeDoc(readHtml(known.current)), after, props, t);
    if (judged.outcome === 'save') {
      // An editor that closes with the same stroke commits again before it hears of the new text.
      known.current = after;
      props.onSave(after);
    }
    if ('message' in judged) notify.error(judged.message);
    if (judged.outcome === 'restore') restore();
    return judged.outcome === 'save' || judged.outcome === 'same';
  };
  // OK emits the new title (S4.24): a quote is not lost by whatever happens before the text is left.
  const putQuote = (chosen: QuoteAttrs | undefined) => {
    quote.put(chosen);
    if (!isLarge) commit();
  };
  const latest = useRef(commit);
  latest.current = commit;
  if (props.handle) props.handle.current = { commit, isChanged };
  // Undo, a colleague, or the large window changed it: an editor that waits must not bring the old text back.
  useEffect(() => {
    const stored = { text, ...(html !== undefined && { html }) };
    known.current = stored;
    if (editor.isFocused || isSameText(writeDoc(readHtml(stored)), writeDoc(editor.getJSON() as DocNode))) return;
    editor
      .chain()
      .setMeta(BY_DIALOG, true)
      .setMeta('addToHistory', false)
      .setContent(readHtml(stored) as JSONContent)
      .run();
  }, [editor, text, html]);
  // The oldest of three editors is dropped while its text may still wait to be saved.
  useEffect(() => () => void (isLarge || latest.current()), [isLarge]);
  return (
    <fieldset
      ref={box}
      aria-label={label}
      className={isLarge ? `${classes.box} ${classes.large}` : classes.box}
      onBlur={event => {
        // A dialog of this editor is open: the text is not left.
        if (isLarge || quote.open || isElsewhere || picture.isSending || isInside(event.relatedTarget)) return;
        commit();
      }}
      onKeyDown={event => {
        // The large window closes by the key itself, and asks before it forgets anything.
        if (event.key !== 'Escape' || quote.open || isElsewhere || isLarge) return;
        event.stopPropagation();
        restore();
        props.onLeave?.();
      }}
    >
      <Toolbar
        editor={editor}
        onQuote={quoteMode === 'dialog' && questionId !== undefined ? quote.openNew : undefined}
        // The large window starts from what is stored: what was typed here goes there first.
        onExpand={props.onExpand && (() => commit() && props.onExpand?.())}
        isSendingPicture={picture.isSending}
        onPicture={file => void picture.put(file)}
        onBusy={setIsElsewhere}
      />
      <MediaBar editor={editor} />
      <EditorContent editor={editor} className={classes.page} />
      {isNearLimit(count, max) && (
        <span className={count > max ? `${classes.count} ${classes.tooMany}` : classes.count}>
          {t.count({ count, max })}
        </span>
      )}
      {quote.open && (
        <QuoteDialog
          questionId={questionId}
          existing={quote.open.existing}
          onOk={putQuote}
          onRemove={() => putQuote(undefined)}
          onCancel={quote.cancel}
        />
      )}
    </fieldset>
  );
}
