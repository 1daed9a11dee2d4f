import { type ReportBlock, type ReportPlace, reportShapes } from '@wenshu/analysis/browser';
import { reportScreenTexts } from '@wenshu/texts/findings/report-screen';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { useTexts } from '../../../../../app/language/language.ts';
import { moveInOrder, placeBlocks } from '../../model/block-changes.ts';
import { boardAction } from '../../model/board-key.ts';
import type { Handle } from '../../model/places.ts';
import { columnHeight, dropIndex, shownPlaces } from '../../model/shown-places.ts';
import { pageGround } from '../../reading/page-ground.ts';
import { PageLogo } from '../../reading/page-logo.tsx';
import { Scaled } from '../../reading/scaled.tsx';
import { themeStyle } from '../../reading/theme-style.ts';
import { useBuilder, useMake, useMayEdit, usePage, useView } from '../builder-context.ts';
import classes from './canvas.module.css';
import { Guides } from './guides.tsx';
import { PlacedBlock } from './placed-block.tsx';
import { StartPage } from './start-page.tsx';
import { useBoardActions } from './use-board-actions.ts';
import { useDrag } from './use-drag.ts';

/** The page that is worked on, as large as there is room. */
export function Canvas() {
  const { document, page, blocks } = usePage();
  const places = shownPlaces(document, blocks);
  const { width, height = columnHeight(places) } = reportShapes[document.shape];
  if (!page) return null;
  const isColumn = document.shape === 'phone';
  if (isColumn)
    return (
      <div className={classes.scroll}>
        <div className={classes.phone} style={{ width, height }}>
          <Board scale={1} size={{ width, height }} places={places} />
        </div>
      </div>
    );
  return (
    <div className={classes.room}>
      <Scaled width={width} height={height} isWhole>
        {scale => <Board scale={scale} size={{ width, height }} places={places} />}
      </Scaled>
    </div>
  );
}

interface BoardProps {
  readonly scale: number;
  readonly size: { readonly width: number; readonly height: number };
  readonly places: ReadonlyMap<string, ReportPlace>;
}

function Board({ scale, size, places }: BoardProps) {
  const t = useTexts(reportScreenTexts).canvas;
  const { view } = useBuilder();
  const { document, page, blocks } = usePage();
  const selected = useView(state => state.selected);
  const mayEdit = useMayEdit();
  const make = useMake();
  const { act, select } = useBoardActions();
  const board = useRef<HTMLDivElement>(null);
  const isColumn = document.shape === 'phone';
  const withBlocks = (moved: ReadonlyMap<string, ReportPlace>) =>
    blocks.flatMap(block => (moved.has(block.id) ? [[block, moved.get(block.id)!] as const] : []));
  const drag = useDrag({
    places,
    scale,
    isColumn,
    page: isColumn ? { ...size, height: Number.POSITIVE_INFINITY } : size,
    onMoved(moved) {
      if (!isColumn) make(placeBlocks(withBlocks(moved)));
      else
        for (const [id, { y, height }] of moved)
          make(now => moveInOrder(now, id, dropIndex(places, id, y + height / 2)));
    },
    onResized(moved) {
      // Of a column only the height is its own; the rest is where it stands for now.
      const placed = withBlocks(moved).map(
        ([block, place]) => [block, isColumn ? { ...block.place, height: place.height } : place] as const,
      );
      make(placeBlocks(placed));
    },
  });
  useKeptFocus(board, selected);
  if (!page) return null;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target instanceof Element && event.target.closest('[contenteditable=true], input, textarea, select'))
      return;
    const action = boardAction(event);
    if (!action) return;
    if (selected.length === 0 && (action.do === 'move' || action.do === 'resize')) return;
    event.preventDefault();
    act(action);
  };
  const press = (event: PointerEvent, block: ReportBlock) => {
    if (event.button !== 0 || view.getState().writing === block.id) return;
    event.stopPropagation();
    const isIn = selected.includes(block.id);
    const next = event.shiftKey
      ? isIn
        ? selected.filter(id => id !== block.id)
        : [...selected, block.id]
      : isIn
        ? selected
        : [block.id];
    if (next !== selected) select(next);
    const moved = blocks.filter(({ id, isLocked }) => next.includes(id) && !isLocked);
    if (mayEdit && !block.isLocked && next.includes(block.id)) drag.move(event, isColumn ? [block] : moved);
  };
  const isBare = blocks.length === 0 && !page.layout && !page.background && !isColumn;
  return (
    <div
      ref={board}
      className={classes.board}
      style={{ ...themeStyle(document.theme, document.shape), ...pageGround(page, document.theme), ...size }}
      data-board=""
      onKeyDown={onKeyDown}
      onPointerDown={() => select([])}
      role="application"
      aria-label={t.label({ name: page.name || t.unnamed })}
      aria-describedby="report-keys"
    >
      <p id="report-keys" className={classes.hidden}>
        {t.keys}
      </p>
      {blocks.map(block => (
        <PlacedBlock
          key={block.id}
          block={block}
          place={drag.draft?.places.get(block.id) ?? places.get(block.id) ?? block.place}
          isDragged={drag.draft?.places.has(block.id) ?? false}
          isSelected={selected.includes(block.id)}
          isAlone={selected.length === 1}
          scale={scale}
          onPress={event => press(event, block)}
          onFocus={() => selected.includes(block.id) || select([block.id])}
          onHandle={(event, handle: Handle) => drag.resize(event, block, handle)}
          onOpen={() => act({ do: 'open' })}
        />
      ))}
      <PageLogo theme={document.theme} />
      {drag.draft && <Guides guides={drag.draft.guides} size={size} />}
      {isBare && mayEdit && <StartPage />}
    </div>
  );
}

/** After pasting or undoing, the keys still go to what is selected. */
function useKeptFocus(board: React.RefObject<HTMLDivElement | null>, selected: readonly string[]): void {
  useEffect(() => {
    const { activeElement } = window.document;
    const isInBoard = activeElement === window.document.body || board.current?.contains(activeElement);
    const first = selected[0];
    if (!isInBoard || first === undefined) return;
    if (activeElement instanceof HTMLElement && activeElement.closest('[contenteditable=true]')) return;
    const block = board.current?.querySelector<HTMLElement>(`[data-block="${CSS.escape(first)}"]`);
    if (block && !block.contains(activeElement)) block.focus({ preventScroll: true });
  }, [board, selected]);
}
