import type { ReportBlock } from '@wenshu/analysis/browser';
import { reportScreenTexts } from '@wenshu/texts/findings/report-screen';
import { useTexts } from '../../../../../app/language/language.ts';
import { notify } from '../../../../../app/notices/notices.ts';
import { newId } from '../../../../design/document/reading/new-id.ts';
import {
  free,
  lockBlocks,
  pasteBlocks,
  placeBlocks,
  type Reordering,
  removeBlocks,
  reorderBlock,
} from '../../model/block-changes.ts';
import { type BoardAction, KEY_HANDLE } from '../../model/board-key.ts';
import type { Planned } from '../../model/page-changes.ts';
import { movedWithin, resized, sizeOf } from '../../model/places.ts';
import { useBuilder, useMake, useMayEdit, usePage } from '../builder-context.ts';

/** What was copied, for pasting on any page of any report in this tab. */
let copied: readonly ReportBlock[] = [];

/** What can be done with the selected blocks, by keys and by buttons alike. */
export function useBoardActions() {
  const t = useTexts(reportScreenTexts).canvas;
  const { work, view } = useBuilder();
  const { document, page, blocks } = usePage();
  const mayEdit = useMayEdit();
  const make = useMake();
  const isColumn = document.shape === 'phone';
  const selectedIds = () => view.getState().selected;
  const select = (selected: readonly string[]) => view.setState({ selected, writing: undefined });
  const selected = () => blocks.filter(({ id }) => selectedIds().includes(id));

  const step = (how: 'undo' | 'redo') => {
    const outcome = work[how]();
    if (outcome === 'changed-since') notify.info(t.changedSince);
  };

  /** Pastes copies and selects them. */
  const paste = (from: readonly ReportBlock[]) => {
    if (!page || from.length === 0) return;
    const ids: string[] = [];
    const mint = () => {
      const id = newId();
      ids.push(id);
      return id;
    };
    if (make(now => pasteBlocks(now, page.id, from, mint))) select(ids);
  };

  const remove = () => {
    const ids = selectedIds();
    if (make(now => removeBlocks(now, ids))) {
      const rest = blocks.filter(({ id, isLocked }) => ids.includes(id) && isLocked);
      select(rest.map(({ id }) => id));
    }
  };

  const move = (x: number, y: number) => {
    const moved = free(document, selectedIds());
    if (moved.length === 0) return;
    if (isColumn) {
      if (y !== 0 && moved.length === 1) make(now => reorderBlock(now, moved[0]!.id, y < 0 ? 'earlier' : 'later'));
      return;
    }
    make(placeBlocks(movedWithin(moved, { x, y }, sizeOf(document.shape))), `move ${selectedIds().join()}`);
  };

  const resize = (x: number, y: number) => {
    const size = sizeOf(document.shape);
    const by = isColumn ? { x: 0, y } : { x, y };
    const placed = free(document, selectedIds()).map(
      block => [block, resized(block.place, KEY_HANDLE, by, size)] as const,
    );
    make(placeBlocks(placed), `resize ${selectedIds().join()}`);
  };

  const act = (action: BoardAction): Planned | undefined => {
    if (action.do === 'leave') select([]);
    else if (action.do === 'all') select(blocks.map(({ id }) => id));
    else if (action.do === 'copy') copied = selected();
    if (!mayEdit) return;
    if (action.do === 'move') move(action.x, action.y);
    else if (action.do === 'resize') resize(action.x, action.y);
    else if (action.do === 'remove') remove();
    else if (action.do === 'undo' || action.do === 'redo') step(action.do);
    else if (action.do === 'paste') paste(copied);
    else if (action.do === 'duplicate') paste(selected());
    else if (action.do === 'cut') {
      copied = selected();
      remove();
    } else if (action.do === 'open') {
      const [only, ...more] = selected();
      if (only?.content.kind === 'text' && more.length === 0 && !only.isLocked) view.setState({ writing: only.id });
    }
    return;
  };

  return {
    act,
    select,
    remove,
    step,
    duplicate: () => paste(selected()),
    lock: (isLocked: boolean) => make(lockBlocks(selectedIds(), isLocked)),
    reorder: (to: Reordering) => {
      const [only] = selectedIds();
      if (only !== undefined) make(now => reorderBlock(now, only, to));
    },
  };
}
