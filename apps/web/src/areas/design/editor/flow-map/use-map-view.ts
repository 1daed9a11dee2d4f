import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

const LEAST = 0.15;
const MOST = 2;
const STEP = 1.25;
const WHEEL_STEP = 1.1;

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface MapView {
  readonly zoom: number;
  zoomBy(step: 1 | -1): void;
  /** The whole width to read, or everything to see its shape. */
  fit(what: 'width' | 'all'): void;
}

/** Zooming by buttons, keys and the wheel with Ctrl, around what is in the middle or below the pointer; dragging moves the picture. */
export function useMapView(box: HTMLElement | null, { width, height }: Size): MapView {
  const [zoom, setZoom] = useState(1);
  const wanted = useRef<{ readonly left: number; readonly top: number }>(undefined);
  const zoomTo = useCallback(
    (next: number | ((before: number) => number), at?: { readonly x: number; readonly y: number }) => {
      if (!box) return;
      setZoom(before => {
        const after = clamp(typeof next === 'number' ? next : next(before));
        const x = at?.x ?? box.clientWidth / 2;
        const y = at?.y ?? box.clientHeight / 2;
        wanted.current = {
          left: ((box.scrollLeft + x) * after) / before - x,
          top: ((box.scrollTop + y) * after) / before - y,
        };
        return after;
      });
    },
    [box],
  );
  const fit = useCallback(
    (what: 'width' | 'all') => {
      if (!box) return;
      const across = (box.clientWidth - 2) / width;
      zoomTo(what === 'width' ? Math.min(1, across) : Math.min(across, (box.clientHeight - 2) / height));
    },
    [box, width, height, zoomTo],
  );

  // Once, when the dialog has drawn its frame: later the person's own choice stands.
  const isFitted = useRef(false);
  useEffect(() => {
    if (!box || isFitted.current) return;
    fit('width');
    isFitted.current = true;
  }, [box, fit]);

  // What was in the middle stays there: the picture has its new size only after drawing.
  useLayoutEffect(() => {
    if (zoom > 0 && wanted.current) box?.scrollTo({ ...wanted.current, behavior: 'instant' });
    wanted.current = undefined;
  }, [box, zoom]);

  useEffect(() => {
    if (!box) return;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const rect = box.getBoundingClientRect();
      const by = event.deltaY < 0 ? WHEEL_STEP : 1 / WHEEL_STEP;
      zoomTo(before => before * by, { x: event.clientX - rect.left, y: event.clientY - rect.top });
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === '+' || event.key === '=') zoomTo(before => before * STEP);
      else if (event.key === '-') zoomTo(before => before / STEP);
      else if (event.key === '0') fit('all');
      else if (event.key === '1') fit('width');
    };
    box.addEventListener('wheel', onWheel, { passive: false });
    box.addEventListener('keydown', onKeyDown);
    return () => {
      box.removeEventListener('wheel', onWheel);
      box.removeEventListener('keydown', onKeyDown);
    };
  }, [box, fit, zoomTo]);

  return { zoom, zoomBy: step => zoomTo(before => before * STEP ** step), fit };
}

const clamp = (zoom: number) => Math.min(MOST, Math.max(LEAST, zoom));
