import type { ReportBlock, ReportPlace } from '@wenshu/analysis/browser';
import { reportScreenTexts } from '@wenshu/texts/findings/report-screen';
import { memo, type PointerEvent } from 'react';
import { useTexts } from '../../../../../app/language/language.ts';
import { type Handle, handles } from '../../model/places.ts';
import { BlockView } from '../../reading/blocks/block-view.tsx';
import { blockWords, plainText } from '../block-words.ts';
import { useMayEdit, useView, useWorkState } from '../builder-context.ts';
import { TextWriter } from '../text/text-writer.tsx';
import { useColours } from '../use-colours.ts';
import classes from './canvas.module.css';

interface PlacedBlockProps {
  readonly block: ReportBlock;
  readonly place: ReportPlace;
  readonly isDragged: boolean;
  readonly isSelected: boolean;
  /** The only one that is selected: it can be made larger. */
  readonly isAlone: boolean;
  readonly scale: number;
  onPress(event: PointerEvent): void;
  onFocus(): void;
  onHandle(event: PointerEvent, handle: Handle): void;
  onOpen(): void;
}

/** A block where it stands, with what it is held by when it is selected. */
export function PlacedBlock({ block, place: { x, y, width, height }, ...props }: PlacedBlockProps) {
  const t = useTexts(reportScreenTexts);
  const isWriting = useView(view => view.writing === block.id);
  const mayEdit = useMayEdit();
  const shape = useWorkState(state => state.document.shape);
  const { isSelected, isAlone, isDragged, scale } = props;
  const canResize = isSelected && isAlone && mayEdit && !block.isLocked && !isWriting;
  const shown = shape === 'phone' ? handles.filter(handle => handle.x === 0 && handle.y === 1) : handles;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of what a block shows, not of fields
    <div
      className={classes.placed}
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a block is moved by keys
      tabIndex={0}
      aria-label={blockWords(block, t.blocks)}
      aria-roledescription={t.canvas.block}
      data-block={block.id}
      data-selected={isSelected || undefined}
      data-dragged={isDragged || undefined}
      data-locked={block.isLocked || undefined}
      data-empty={(block.content.kind === 'text' && plainText(block.content.paragraphs).trim() === '') || undefined}
      style={{ left: x, top: y, width, height }}
      onPointerDown={props.onPress}
      onDoubleClick={props.onOpen}
      onFocus={props.onFocus}
    >
      {isWriting && block.content.kind === 'text' ? (
        <TextWriter blockId={block.id} content={block.content} />
      ) : (
        <StillBlock block={block} />
      )}
      <OthersHere blockId={block.id} scale={scale} />
      {canResize &&
        shown.map(handle => (
          <span
            key={`${handle.x} ${handle.y}`}
            className={classes.handle}
            data-handle={`${handle.x} ${handle.y}`}
            style={{
              left: `${(handle.x + 1) * 50}%`,
              top: `${(handle.y + 1) * 50}%`,
              transform: `translate(-50%, -50%) scale(${1 / scale})`,
            }}
            onPointerDown={event => {
              event.stopPropagation();
              props.onHandle(event, handle);
            }}
          />
        ))}
    </div>
  );
}

/** What it shows, as readers see it; nothing in it takes the focus or the pointer. Dragging draws none of it anew. */
const StillBlock = memo(function StillBlock({ block }: { readonly block: ReportBlock }) {
  return (
    <div className={classes.still} inert>
      <BlockView block={block} isFilling />
    </div>
  );
});

/** Who else is at it. */
function OthersHere({ blockId, scale }: { readonly blockId: string; readonly scale: number }) {
  const others = useWorkState(state => state.others);
  const colours = useColours();
  const here = others.filter(other => other.blockId === blockId && !other.isSelf);
  const [first] = here;
  if (!first) return null;
  return (
    <span className={classes.other} style={{ outlineColor: colours.get(first.personId) }}>
      <span
        className={classes.otherName}
        style={{ backgroundColor: colours.get(first.personId), transform: `scale(${1 / scale})` }}
      >
        {here.map(({ nickName }) => nickName).join(' · ')}
      </span>
    </span>
  );
}
