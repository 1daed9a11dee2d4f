import { orderAfter, type Question } from '@wenshu/survey-core';
import type { editorTexts } from '@wenshu/texts/editor';
import { newId } from '../state/editor-store.ts';
import type { Run } from './use-run.ts';

/** What the lists of options and of rows do, as commands. */
export function partEdits(question: Question, run: Run, t: (typeof editorTexts)['zh'] | (typeof editorTexts)['en']) {
  const questionId = question.id;
  const items = Object.values(question.items);
  const rows = Object.values(question.rows);
  return {
    items: {
      onAdd: () =>
        run('addItems', {
          questionId,
          items: [
            { itemId: newId(), order: orderAfter(items, undefined), title: { text: t.newOption(items.length + 1) } },
          ],
        }),
      onRename: (itemId: string, text: string) => run('updateItemTitle', { questionId, itemId, title: { text } }),
      onMove: (itemId: string, afterId: string | null) =>
        run('moveItems', { questionId, moves: [{ itemId, order: orderAfter(without(items, itemId), afterId) }] }),
      onRemove: (itemId: string) => run('deleteItems', { questionId, itemIds: [itemId] }),
    },
    rows: {
      onAdd: () =>
        run('addChildren', {
          questionId,
          rows: [
            {
              rowId: newId(),
              order: orderAfter(rows, undefined),
              title: { text: t.newRow(rows.length + 1) },
              ...(rows[0]?.rightTitle && { rightTitle: { text: t.newRightTitle(rows.length + 1) } }),
            },
          ],
        }),
      onRename: (rowId: string, text: string) =>
        run('updateChildrenList', { questionId, rows: [{ rowId, title: { text } }] }),
      onRenameRight: (rowId: string, text: string) =>
        run('updateChildrenList', { questionId, rows: [{ rowId, rightTitle: { text } }] }),
      onMove: (rowId: string, afterId: string | null) =>
        run('updateChildrenList', { questionId, rows: [{ rowId, order: orderAfter(without(rows, rowId), afterId) }] }),
      onRemove: (rowId: string) => run('deleteChildren', { questionId, rowIds: [rowId] }),
    },
  };
}

function without<T extends { id: string }>(parts: readonly T[], id: string): T[] {
  return parts.filter(part => part.id !== id);
}
