import type { TypeEditor } from '../_shared/type-editor.ts';
import { icon } from './icon.tsx';
import { MatrixFillInSketch } from './sketch.tsx';

export const editor: TypeEditor = {
  icon,
  family: 'matrix',
  mark: 'blank',
  optionsAre: 'columns',
  sketch: { drawing: MatrixFillInSketch },
};
