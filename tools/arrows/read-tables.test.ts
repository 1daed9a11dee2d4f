import { expect, it } from 'vitest';
import { readTables } from './read-tables.ts';

const head = 'table\towner\town data\tleaving\thanding over\tsurvey deleted\tteam deleted\tsweep\trestored copy';
const line = 'thing\tfeatures/x\ttold\tgoes\tmaker\tstays\tstays\tnever\tsame';

it('reads who writes a table and what becomes of it', () => {
  expect(readTables(`${head}\n${line}\n`)).toEqual([
    {
      table: 'thing',
      owner: 'features/x',
      ownData: 'told',
      leaving: 'goes',
      handingOver: 'maker',
      surveyDeleted: 'stays',
      teamDeleted: 'stays',
      sweep: 'never',
      restoredCopy: 'same',
    },
  ]);
});

it('refuses a table of which something is not said, or said in a word that means nothing', () => {
  expect(() => readTables(`${head}\n${line.replace('\tsame', '')}\n`)).toThrow('thing: restored copy');
  expect(() => readTables(`${head}\n${line.replace('goes', 'went')}\n`)).toThrow('thing: leaving cannot be “went”');
  expect(() => readTables(`${head}\n${line.replace('never', '')}\n`)).toThrow('tables.tsv');
});
