import { lazy } from 'react';
import type { TypeEditor } from '../_shared/type-editor.ts';
import { icon } from './icon.tsx';
import { EvaluationSketch } from './sketch.tsx';

export const editor: TypeEditor = {
  icon,
  family: 'scale',
  mark: 'tag',
  optionsAre: 'tags',
  hidesOptions: true,
  panel: lazy(() => import('./panel.tsx').then(part => ({ default: part.EvaluationEditor }))),
  sketch: { drawing: EvaluationSketch },
};
