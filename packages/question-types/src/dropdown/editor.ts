import type { TypeEditor } from '../_shared/type-editor.ts';
import { icon } from './icon.tsx';
import { DropdownSketch } from './sketch.tsx';

export const editor: TypeEditor = {
  icon,
  family: 'choice',
  mark: 'radio',
  hasOptionGroups: true,
  layers: 'optional',
  sketch: { drawing: DropdownSketch, parts: 'list' },
};
