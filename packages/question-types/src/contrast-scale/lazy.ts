import { lazyView } from '../_shared/lazy-view.tsx';

export const ContrastScaleView = lazyView(
  () => import('../rarer-views.ts').then(views => views.ContrastScaleView),
  200,
);
