import type { TypeEditor } from '../_shared/type-editor.ts';
import { icon } from './icon.tsx';
import { MultiFillInSketch } from './sketch.tsx';

export const editor: TypeEditor = {
  icon,
  family: 'text',
  mark: 'blank',
  optionsAre: 'blanks',
  sketch: { drawing: MultiFillInSketch },
};
