import type { TypeEditor } from '../_shared/type-editor.ts';
import { icon } from './icon.tsx';
import { KanoSketch } from './sketch.tsx';

export const editor: TypeEditor = {
  icon,
  family: null,
  mark: 'none',
  sketch: { drawing: KanoSketch },
};
