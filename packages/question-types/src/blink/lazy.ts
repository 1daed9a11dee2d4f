import { lazyView } from '../_shared/lazy-view.tsx';

export const BlinkView = lazyView(() => import('./respondent.tsx').then(loaded => loaded.BlinkView), 260);
