import { lazyView } from '../_shared/lazy-view.tsx';

export const VideoUploadView = lazyView(() => import('./respondent.tsx').then(loaded => loaded.VideoUploadView), 120);
