import type { TypeEditor } from '../_shared/type-editor.ts';
import { icon } from './icon.tsx';
import { RankingSketch } from './sketch.tsx';

export const editor: TypeEditor = {
  icon,
  family: 'choice',
  mark: 'number',
  hasOptionGroups: true,
  sketch: { drawing: RankingSketch },
};
