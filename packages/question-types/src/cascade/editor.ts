import type { TypeEditor } from '../_shared/type-editor.ts';
import { icon } from './icon.tsx';
import { CascadeSketch } from './sketch.tsx';

export const editor: TypeEditor = {
  icon,
  family: 'choice',
  mark: 'none',
  layers: 'always',
  sketch: { drawing: CascadeSketch, parts: 'list' },
};
