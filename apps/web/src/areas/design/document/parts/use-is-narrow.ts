import { useSyncExternalStore } from 'react';

const query = '(max-width: 1023px)';

/** Too narrow for three columns: the settings then lie in a drawer. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    onChange => {
      const media = window.matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
  );
}
