import type { TypeEditor } from '../_shared/type-editor.ts';
import { icon } from './icon.tsx';
import { LocationSketch } from './sketch.tsx';

export const editor: TypeEditor = {
  icon,
  family: 'advanced',
  mark: 'none',
  sketch: { drawing: LocationSketch },
};
