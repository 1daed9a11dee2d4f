import type { TypeEditor } from '../_shared/type-editor.ts';
import { icon } from './icon.tsx';
import { WeightingSketch } from './sketch.tsx';

export const editor: TypeEditor = {
  icon,
  family: 'scale',
  mark: 'number',
  optionsAre: 'scaleItems',
  sketch: { drawing: WeightingSketch },
};
