import { editsTable } from '../../people/presence/index.ts';

/** What was changed in papers. */
export const paperEdits = editsTable('paper_edit', 'paper_id');
