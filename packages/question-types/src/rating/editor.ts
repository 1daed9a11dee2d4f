import type { TypeEditor } from '../_shared/type-editor.ts';
import { icon } from './icon.tsx';
import { RatingSketch } from './sketch.tsx';

export const editor: TypeEditor = {
  icon,
  family: 'scale',
  mark: 'none',
  sketch: { drawing: RatingSketch },
};
