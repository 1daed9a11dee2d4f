import { lazyView } from '../_shared/lazy-view.tsx';

export const CbcView = lazyView(() => import('../model-views.ts').then(views => views.CbcView), 420);
