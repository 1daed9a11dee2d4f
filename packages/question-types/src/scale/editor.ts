import type { TypeEditor } from '../_shared/type-editor.ts';
import { icon } from './icon.tsx';
import { ScaleSketch } from './sketch.tsx';

export const editor: TypeEditor = {
  icon,
  family: 'scale',
  mark: 'point',
  optionsAre: 'points',
  sketch: { drawing: ScaleSketch },
};
