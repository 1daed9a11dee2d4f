import { quotaProgressCalls } from '@wenshu/api-contract';
import type { Quota, QuotaCell } from '@wenshu/survey-core';
import { useState } from 'react';
import { client } from '../../../app/client.ts';
import { newId } from '../document/reading/new-id.ts';
import { useCreateScreen } from '../document/state/create-screen.ts';
import { useEditor } from '../document/state/use-editor.ts';
import { useRun } from '../document/state/use-run.ts';
import { quotaInput, type SquareSize, withSizes } from './change-cells.ts';

interface Sizes {
  set(sizes: readonly SquareSize[]): void;
  /** Counts failed attempts: fields then go back to what holds. */
  readonly failures: number;
}

/** Sets sizes: as an edit of the design, or live while the survey is collecting. A cell that is new in a draft has its size when it is published. */
export function useSizes(quota: Quota, onResized: () => void): Sizes {
  const [failures, setFailures] = useState(0);
  const { isCollecting, isDraft, loaded } = useCreateScreen();
  const editor = useEditor();
  const run = useRun();
  const resize = async (cells: readonly QuotaCell[]) => {
    const changed = cells.filter(cell => isChanged(quota.cells[cell.id], cell));
    if (changed.length === 0) return;
    const sizes = changed.map(({ id: cellId, size, isClosed = false }) => ({
      quotaId: quota.id,
      cellId,
      size,
      isClosed,
    }));
    try {
      await editor.settled();
      await client.call(quotaProgressCalls.resize, { scrollId: loaded.scrollId, sizes });
      await editor.followOthers();
    } catch {
      // The client has told the person.
      setFailures(count => count + 1);
    }
    onResized();
  };
  const set = (sizes: readonly SquareSize[]) => {
    const cells = withSizes(quota, sizes, newId);
    const hasNew = cells.some(({ id }) => !Object.hasOwn(quota.cells, id));
    if (isCollecting && !(isDraft && hasNew)) void resize(cells);
    else run('saveQuota', quotaInput(quota, cells));
  };
  return { set, failures };
}

function isChanged(before: QuotaCell | undefined, now: QuotaCell): boolean {
  return before !== undefined && (before.size !== now.size || (before.isClosed ?? false) !== (now.isClosed ?? false));
}
