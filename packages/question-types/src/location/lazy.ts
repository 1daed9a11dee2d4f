import { lazyView } from '../_shared/lazy-view.tsx';
import { LazyPlaceList } from './lazy-place-list.ts';

const view = lazyView(() => import('./respondent.tsx').then(loaded => loaded.LocationView), 160);
const { preload } = view;

/** The list of places is fetched along with it. */
export const LocationView = Object.assign(view, {
  preload: async () => (await Promise.all([preload(), LazyPlaceList.preload()])).every(Boolean),
});
