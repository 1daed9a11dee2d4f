import * as editors from './_registry/editor.ts';
import type { TypeEditor } from './_shared/type-editor.ts';
import type { QuestionTypeSlug } from './answering.ts';

export {
  type EditorPanelProps,
  PALETTE_FAMILIES,
  type PaletteFamily,
  type TypeEditor,
} from './_shared/type-editor.ts';

/** How each type is shown and edited. Panels load when a question of theirs is selected. */
export const typeEditors: Readonly<Record<QuestionTypeSlug, TypeEditor>> = { ...editors };
