import type { TypeEditor } from '../_shared/type-editor.ts';
import { icon } from './icon.tsx';
import { MatrixDropdownSketch } from './sketch.tsx';

export const editor: TypeEditor = {
  icon,
  family: 'matrix',
  mark: 'column',
  optionsAre: 'columns',
  layers: 'always',
  sketch: { drawing: MatrixDropdownSketch },
};
