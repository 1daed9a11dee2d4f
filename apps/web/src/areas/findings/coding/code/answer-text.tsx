import { codePartTexts } from '@wenshu/texts/findings/coding/code';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import classes from './code.module.css';
import type { Span } from './marks.ts';
import { type Stretch, textPieces, wordsOf } from './text-pieces.ts';

export interface TextNote {
  /** Of a code that stands on these words; none for a feeling. */
  readonly colour: string | undefined;
  readonly title: string;
}

interface AnswerTextProps {
  readonly text: string;
  readonly notes: readonly Stretch<TextNote>[];
  readonly span: Span | undefined;
  /** Where it is one of many: what it is called, how it looks, and whether keys come by it. */
  readonly label?: string;
  readonly className?: string | undefined;
  readonly isStop?: boolean;
  onSpan(span: Span | undefined): void;
}

/** What somebody wrote. Words of it are chosen by the mouse or a finger, or by the arrow keys, word by word. */
export function AnswerText(props: AnswerTextProps) {
  const t = useTexts(codePartTexts);
  const { text, notes, span, label = t.text, className = classes.text, isStop = true, onSpan } = props;
  const box = useRef<HTMLDivElement>(null);
  /** The words between which the keys have chosen: where it began, and where it is. */
  const chosen = useRef<readonly [number, number]>(undefined);
  const latest = useRef(onSpan);
  latest.current = onSpan;
  useEffect(() => {
    const listen = () => {
      // That nothing is selected any more is told by whoever pressed: it also happens where the text is drawn anew.
      const found = selectedIn(box.current, text);
      if (found) latest.current(found);
    };
    document.addEventListener('selectionchange', listen);
    return () => document.removeEventListener('selectionchange', listen);
  }, [text]);
  const drawn = JSON.stringify(notes);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn anew has lost its selection
  useEffect(() => {
    if (span && box.current && !selectedIn(box.current, text)) select(box.current, span.from, span.to);
  }, [drawn]);
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    const words = wordsOf(text);
    if (words.length === 0) return;
    const [from, to] = chosen.current ?? [undefined, step > 0 ? -1 : words.length];
    const at = Math.min(words.length - 1, Math.max(0, to + step));
    chosen.current = [event.shiftKey && from !== undefined ? from : at, at];
    const [first, last] = [Math.min(...chosen.current), Math.max(...chosen.current)];
    select(box.current!, words[first]!.from, words[last]!.to);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a field cannot underline some of its words
    <div
      ref={box}
      role="textbox"
      aria-readonly="true"
      aria-multiline="true"
      aria-label={label}
      tabIndex={isStop ? 0 : -1}
      className={className}
      onKeyDown={onKey}
      onPointerDown={() => {
        chosen.current = undefined;
        onSpan(undefined);
      }}
    >
      {textPieces(text, notes).map(({ from, text: piece, notes: said }) =>
        said.length === 0 ? (
          piece
        ) : (
          <mark key={from} title={said.map(({ title }) => title).join(' · ')} style={{ boxShadow: linesOf(said) }}>
            {piece}
          </mark>
        ),
      )}
    </div>
  );
}

const LINE_PX = 3;

/** One line below the other for each code; a feeling has a pale one. */
const linesOf = (notes: readonly TextNote[]): string =>
  notes.map(({ colour }, at) => `0 ${LINE_PX * (at + 1)}px 0 ${colour ?? 'var(--line-strong)'}`).join(', ');

/** Which letters are selected, without the blanks around them. */
function selectedIn(box: HTMLElement | null, text: string): Span | undefined {
  const selection = document.getSelection();
  if (!box || !selection || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  if (!box.contains(range.startContainer) || !box.contains(range.endContainer)) return undefined;
  const before = document.createRange();
  before.setStart(box, 0);
  before.setEnd(range.startContainer, range.startOffset);
  const start = before.toString().length;
  const said = text.slice(start, start + range.toString().length);
  const from = start + said.length - said.trimStart().length;
  const to = from + said.trim().length;
  return from < to ? { from, to } : undefined;
}

function select(box: HTMLElement, from: number, to: number): void {
  const [start, end] = [placeIn(box, from), placeIn(box, to)];
  if (start && end) document.getSelection()?.setBaseAndExtent(start.node, start.offset, end.node, end.offset);
  start?.node.parentElement?.scrollIntoView({ block: 'nearest' });
}

function placeIn(box: HTMLElement, offset: number): { readonly node: Node; readonly offset: number } | undefined {
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  let left = offset;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { length } = node.textContent ?? '';
    if (left <= length) return { node, offset: left };
    left -= length;
  }
  return undefined;
}
