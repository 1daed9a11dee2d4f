import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Of each table, in `tables.tsv`: who writes it, and what becomes of its rows. */
export interface TableFate {
  readonly table: string;
  readonly owner: string;
  readonly ownData: (typeof words)['own data'][number];
  readonly leaving: (typeof words)['leaving'][number];
  readonly handingOver: (typeof words)['handing over'][number];
  readonly surveyDeleted: (typeof words)['survey deleted'][number];
  readonly teamDeleted: (typeof words)['team deleted'][number];
  /** How long it is kept by the hourly sweep, in words; never where nothing is swept. */
  readonly sweep: string;
  readonly restoredCopy: (typeof words)['restored copy'][number];
}

const words = {
  // Told in the file; of a survey, whose questionnaire and records are in it; made at work, or about others, and found where it was made; what
  // would open something; gone in a moment; nothing of a person.
  'own data': ['told', 'survey', 'work', 'secret', 'passing', 'none'],
  // An account is removed: the row goes, stays without a name, goes or stays with its survey, gets an heir, or has nothing to do with it.
  leaving: ['goes', 'unnamed', 'survey', 'heir', 'stays'],
  // A survey or project changes hands: the new owner holds it, it goes along, it stays with who made it.
  'handing over': ['new owner', 'along', 'maker', 'none'],
  // By the database, by a statement of its owner, or not at all. A team is a project or an enterprise.
  'survey deleted': ['goes', 'by hand', 'stays'],
  'team deleted': ['goes', 'by hand', 'stays'],
  // Restored elsewhere: as it was, at rest until a person says go on, or written by restoring.
  'restored copy': ['same', 'paused', 'begun'],
} as const;

export function readTables(text = readFileSync(join(import.meta.dirname, 'tables.tsv'), 'utf8')): TableFate[] {
  const [head = '', ...lines] = text.trimEnd().split('\n');
  const columns = head.split('\t');
  return lines.map(line => {
    const cells = line.split('\t');
    const of = Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? '']));
    for (const [column, known] of Object.entries(words))
      if (!(known as readonly string[]).includes(of[column] ?? ''))
        throw new Error(`tables.tsv: ${of.table}: ${column} cannot be “${of[column] ?? ''}”`);
    if (!of.table || !of.owner || !of.sweep) throw new Error(`tables.tsv: ${line}`);
    return {
      table: of.table,
      owner: of.owner,
      ownData: of['own data'],
      leaving: of.leaving,
      handingOver: of['handing over'],
      surveyDeleted: of['survey deleted'],
      teamDeleted: of['team deleted'],
      sweep: of.sweep,
      restoredCopy: of['restored copy'],
    } as TableFate;
  });
}
