import { lazy } from 'react';
import type { TypeEditor } from '../_shared/type-editor.ts';
import { icon } from './icon.tsx';
import { ImageHotspotSketch } from './sketch.tsx';

export const editor: TypeEditor = {
  icon,
  family: 'media',
  mark: 'none',
  optionsAre: 'regions',
  panel: lazy(() => import('./panel.tsx').then(part => ({ default: part.ImageHotspotEditor }))),
  sketch: { drawing: ImageHotspotSketch },
};
