import { lazyView } from '../_shared/lazy-view.tsx';

export const RulerView = lazyView(() => import('../rarer-views.ts').then(views => views.RulerView), 160);
