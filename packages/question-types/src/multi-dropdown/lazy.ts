import { lazyView } from '../_shared/lazy-view.tsx';

export const MultiDropdownView = lazyView(() => import('../rarer-views.ts').then(views => views.MultiDropdownView), 48);
