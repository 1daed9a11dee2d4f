import { lazyView } from '../_shared/lazy-view.tsx';

export const ImageUploadView = lazyView(() => import('./respondent.tsx').then(loaded => loaded.ImageUploadView), 120);
