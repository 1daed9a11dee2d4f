import { lazyView } from '../_shared/lazy-view.tsx';

export const WeightingView = lazyView(() => import('../rarer-views.ts').then(views => views.WeightingView), 200);
