import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import classes from './reading.module.css';

interface ScaledProps {
  readonly width: number;
  readonly height: number;
  /** Within the height of what is around it too: all of it is seen at once. */
  readonly isWhole?: boolean;
  children(scale: number): ReactNode;
}

/** Makes something of a fixed size as large as there is room for it. */
export function Scaled({ width, height, isWhole = false, children }: ScaledProps) {
  const room = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState<number>();
  useLayoutEffect(() => {
    const element = room.current!;
    const measure = () => {
      const across = element.clientWidth / width;
      const next = isWhole ? Math.min(across, element.clientHeight / height) : across;
      if (next > 0) setScale(next);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [width, height, isWhole]);
  return (
    <div ref={room} className={classes.room} data-whole={isWhole || undefined}>
      {scale !== undefined && (
        <div className={classes.frame} style={{ width: width * scale, height: height * scale }}>
          <div className={classes.scaled} style={{ width, height, transform: `scale(${scale})` }}>
            {children(scale)}
          </div>
        </div>
      )}
    </div>
  );
}
