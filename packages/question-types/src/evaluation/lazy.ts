import { lazyView } from '../_shared/lazy-view.tsx';

export const EvaluationView = lazyView(() => import('../rarer-views.ts').then(views => views.EvaluationView), 48);
