import { lazyView } from '../_shared/lazy-view.tsx';

export const SignatureView = lazyView(() => import('./respondent.tsx').then(loaded => loaded.SignatureView), 360);
