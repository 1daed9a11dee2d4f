import { lazyView } from '../_shared/lazy-view.tsx';

export const CascadeView = lazyView(() => import('../rarer-views.ts').then(views => views.CascadeView), 100);
