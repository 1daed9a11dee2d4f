import type { Page } from '@playwright/test';

/** The parts of React's fibers that tell what was drawn. */
interface Fiber {
  readonly type: unknown;
  readonly flags: number;
  readonly memoizedProps: Readonly<Record<string, unknown>> | null;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

/**
 * Counts in which cards React has drawn anything, by the hook that it keeps for developers' tools. Before the page is opened;
 * the product needs nothing for it.
 */
export async function watchDrawnCards(page: Page): Promise<{ take(): Promise<string[]> }> {
  await page.addInitScript(() => {
    const PERFORMED_WORK = 1;
    const drawn = new Set<string>();
    const visit = (fiber: Fiber | null, card: string | undefined): void => {
      for (let one = fiber; one; one = one.sibling) {
        const id = (one.memoizedProps?.['data-question'] as string | undefined) ?? card;
        const isComponent = typeof one.type === 'function';
        if (id !== undefined && isComponent && (one.flags & PERFORMED_WORK || !one.alternate)) drawn.add(id);
        // Below a part that was left alone nothing has changed.
        if (one.child !== one.alternate?.child) visit(one.child, id);
      }
    };
    Object.assign(window, {
      takeDrawnCards: () => {
        const all = [...drawn];
        drawn.clear();
        return all;
      },
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberRoot: (_id: number, root: { current: Fiber }) => visit(root.current.child, undefined),
        onCommitFiberUnmount: () => {},
        onPostCommitFiberRoot: () => {},
      },
    });
  });
  return { take: () => page.evaluate(() => (window as unknown as { takeDrawnCards(): string[] }).takeDrawnCards()) };
}
