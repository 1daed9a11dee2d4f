import type { Size } from '../../model/places.ts';
import type { Guide } from '../../model/snap.ts';
import classes from './canvas.module.css';

/** The lines on which something comes to stand. */
export function Guides({ guides, size }: { readonly guides: readonly Guide[]; readonly size: Size }) {
  return guides.map(({ axis, at }) => (
    <div
      key={`${axis}${at}`}
      className={classes.guide}
      data-axis={axis}
      style={axis === 'x' ? { left: at, height: size.height } : { top: at, width: size.width }}
    />
  ));
}
