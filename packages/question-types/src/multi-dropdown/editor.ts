import type { TypeEditor } from '../_shared/type-editor.ts';
import { icon } from './icon.tsx';
import { MultiDropdownSketch } from './sketch.tsx';

export const editor: TypeEditor = {
  icon,
  family: 'choice',
  mark: 'checkbox',
  hasOptionGroups: true,
  layers: 'optional',
  sketch: { drawing: MultiDropdownSketch, parts: 'list' },
};
