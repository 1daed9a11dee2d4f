import type { TypeEditor } from '../_shared/type-editor.ts';
import { icon } from './icon.tsx';
import { RulerSketch } from './sketch.tsx';

export const editor: TypeEditor = {
  icon,
  family: 'scale',
  mark: 'point',
  optionsAre: 'scaleItems',
  sketch: { drawing: RulerSketch },
};
