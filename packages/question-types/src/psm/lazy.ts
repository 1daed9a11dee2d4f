import { lazyView } from '../_shared/lazy-view.tsx';

export const PsmView = lazyView(() => import('../model-views.ts').then(views => views.PsmView), 320);
