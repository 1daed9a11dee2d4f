import { lazyView } from '../_shared/lazy-view.tsx';

export const ImageHotspotView = lazyView(() => import('./respondent.tsx').then(loaded => loaded.ImageHotspotView), 420);
