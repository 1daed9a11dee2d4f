import { editsTable } from '../../../platform/together/edits-table.repository.ts';

/** What was changed in papers. */
export const paperEdits = editsTable('paper_edit', 'paper_id');
