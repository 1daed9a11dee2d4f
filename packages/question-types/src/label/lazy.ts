import { lazyView } from '../_shared/lazy-view.tsx';

export const LabelView = lazyView(() => import('../rarer-views.ts').then(views => views.LabelView), 48);
