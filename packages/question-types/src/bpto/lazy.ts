import { lazyView } from '../_shared/lazy-view.tsx';

export const BptoView = lazyView(() => import('../model-views.ts').then(views => views.BptoView), 320);
