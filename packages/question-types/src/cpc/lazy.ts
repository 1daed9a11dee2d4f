import { lazyView } from '../_shared/lazy-view.tsx';

export const CpcView = lazyView(() => import('../model-views.ts').then(views => views.CpcView), 320);
