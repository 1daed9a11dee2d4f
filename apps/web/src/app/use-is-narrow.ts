import { useSyncExternalStore } from 'react';

/**
 * The widths at which screens change, each the first that is no longer meant. Stylesheets name the same numbers; `table` and `wide`
 * are those at which Ant Design's columns break.
 */
export const widths = {
  /** A list's rows are cards (`ListTable`). */
  card: 640,
  /** Too narrow to read a slide: its blocks stand below each other. */
  phone: 720,
  /** A table with buttons fits from here. */
  table: 992,
  /** Too narrow for three columns: the settings lie in a drawer. */
  narrow: 1024,
  /** A table with many columns and buttons fits from here. */
  wide: 1200,
} as const;

/** Whether the window is narrower than that; drawn again when it changes. */
export function useIsNarrow(than: keyof typeof widths = 'narrow'): boolean {
  // A window that is zoomed may have parts of a pixel.
  const query = `(max-width: ${widths[than] - 0.02}px)`;
  return useSyncExternalStore(
    onChange => {
      const media = window.matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
  );
}

/** Whoever has asked their system for less motion. */
export const prefersCalm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A mouse, not a finger. */
export const canHover = (): boolean => window.matchMedia('(hover: hover)').matches;
