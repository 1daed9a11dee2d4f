import { lazyView } from '../_shared/lazy-view.tsx';

export const ThreeDDisplayView = lazyView(
  () => import('./respondent.tsx').then(loaded => loaded.ThreeDDisplayView),
  380,
);
