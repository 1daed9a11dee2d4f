import { lazyView } from '../_shared/lazy-view.tsx';

export const MaxDiffView = lazyView(() => import('../model-views.ts').then(views => views.MaxDiffView), 360);
