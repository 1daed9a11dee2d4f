import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useRef } from 'react';
import type { PartLine } from '../../document/reading/part-rows.ts';
import classes from './options.module.css';

const LINE_PX = 36;

/** Thousands of lines in a box of its own: only those in sight are there. */
export function LongList({ lines, draw }: { readonly lines: readonly PartLine[]; draw(line: PartLine): ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => box.current,
    estimateSize: () => LINE_PX,
    getItemKey: index => lines[index]!.id,
    overscan: 10,
  });
  const known = useRef(lines);
  useEffect(() => {
    const before = known.current;
    known.current = lines;
    if (lines.length <= before.length) return;
    // What was added must be in sight, or the cursor could not go there.
    const ids = new Set(before.map(line => line.id));
    virtual.scrollToIndex(lines.findLastIndex(line => !ids.has(line.id)));
  }, [lines, virtual]);
  return (
    <div ref={box} className={classes.long}>
      <div className={classes.longInner} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ key, index, start }) => (
          <div
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            className={classes.longLine}
            style={{ transform: `translateY(${start}px)` }}
          >
            {draw(lines[index]!)}
          </div>
        ))}
      </div>
    </div>
  );
}
