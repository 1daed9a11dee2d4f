import { lazyView } from '../_shared/lazy-view.tsx';

export const HorizontalFillInView = lazyView(
  () => import('../rarer-views.ts').then(views => views.HorizontalFillInView),
  48,
);
