import type { TypeEditor } from '../_shared/type-editor.ts';
import { icon } from './icon.tsx';

export const editor: TypeEditor = {
  icon,
  family: 'matrix',
  mark: 'radio',
  hasOptionGroups: true,
  sketch: { parts: 'table' },
};
