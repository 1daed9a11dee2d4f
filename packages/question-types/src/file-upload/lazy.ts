import { lazyView } from '../_shared/lazy-view.tsx';

export const FileUploadView = lazyView(() => import('./respondent.tsx').then(loaded => loaded.FileUploadView), 120);
