import { lazyView } from '../_shared/lazy-view.tsx';

export const MatrixDropdownView = lazyView(
  () => import('../rarer-views.ts').then(views => views.MatrixDropdownView),
  200,
);
