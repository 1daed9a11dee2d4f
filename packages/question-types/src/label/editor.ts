import { lazy } from 'react';
import type { TypeEditor } from '../_shared/type-editor.ts';
import { icon } from './icon.tsx';
import { LabelSketch } from './sketch.tsx';

export const editor: TypeEditor = {
  icon,
  family: 'advanced',
  mark: 'tag',
  optionsAre: 'labels',
  panel: lazy(() => import('./panel.tsx').then(part => ({ default: part.LabelEditor }))),
  sketch: { drawing: LabelSketch },
};
