import { lazyView } from '../_shared/lazy-view.tsx';

export const KanoView = lazyView(() => import('../model-views.ts').then(views => views.KanoView), 420);
