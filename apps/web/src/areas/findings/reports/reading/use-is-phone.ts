import { useSyncExternalStore } from 'react';

const query = '(max-width: 719px)';

/** Too narrow to read a slide: blocks then stand below each other. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    onChange => {
      const media = window.matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
  );
}
