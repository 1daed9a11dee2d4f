import { lazyView } from '../_shared/lazy-view.tsx';

export const RankingView = lazyView(() => import('../rarer-views.ts').then(views => views.RankingView), 200);
