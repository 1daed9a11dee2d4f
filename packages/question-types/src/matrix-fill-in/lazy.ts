import { lazyView } from '../_shared/lazy-view.tsx';

export const MatrixFillInView = lazyView(() => import('../rarer-views.ts').then(views => views.MatrixFillInView), 200);
