import { lazy, Suspense } from 'react';
import type { PageAddress } from '../session/page-address.ts';

/** Fetched where the server says that there is something, and nowhere else. Whoever has lost the network by now finds it after a reload. */
const Reward = lazy(() => import('./reward.tsx').catch(() => ({ default: () => null })));

export function RewardSlot(props: { readonly address: PageAddress; readonly recordId?: string }) {
  return (
    <Suspense fallback={null}>
      <Reward {...props} />
    </Suspense>
  );
}
