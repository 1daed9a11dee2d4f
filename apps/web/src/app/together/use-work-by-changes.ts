import type { KindShape, WorkState } from '@wenshu/together';
import { useEffect, useState } from 'react';
import type { StoreApi } from 'zustand';
import { type Followed, follow } from './follow.ts';
import { guardLeaving, isLostOnLeaving } from './guard-leaving.ts';
import { judgeFailure, type VerdictByCode } from './judge-failure.ts';

type Work<News extends { readonly others?: readonly unknown[] | undefined }, K extends KindShape> = Omit<
  Followed<number, News>,
  'ask' | 'judge'
> & { readonly store: StoreApi<WorkState<K>>; adopt(): unknown };

/** Opens a document to work on, and follows what others do to it as long as the page is there. */
export function useWorkByChanges<
  News extends { readonly others?: readonly unknown[] | undefined },
  K extends KindShape,
  Opened extends Work<News, K>,
>(open: () => Opened, asking: () => Followed<number, News>['ask'], verdicts: VerdictByCode): Opened {
  const [work] = useState(open);
  const [ask] = useState(asking);
  useEffect(
    () => follow<number, News>({ ...work, ask, judge: error => judgeFailure(error, verdicts) }, document),
    [work, ask, verdicts],
  );
  useEffect(() => void work.adopt(), [work]);
  useEffect(() => guardLeaving(() => isLostOnLeaving(work.store.getState())), [work]);
  return work;
}
