import type { TypeEditor } from '../_shared/type-editor.ts';
import { icon } from './icon.tsx';
import { DateSketch } from './sketch.tsx';

export const editor: TypeEditor = {
  icon,
  family: 'text',
  mark: 'none',
  sketch: { drawing: DateSketch },
};
