import { lazyView } from '../_shared/lazy-view.tsx';
import type { PlaceListProps } from './place-list.tsx';

/** The list of all places weighs more than the rest of the page. */
export const LazyPlaceList = lazyView<PlaceListProps>(
  () => import('./place-list.tsx').then(loaded => loaded.PlaceList),
  74,
);
