import { describe, expect, it } from 'vitest';
import { presentSlowly } from '../../../../test/run-kind.ts';
import type { Row } from '../../../data-set/variable.ts';
import type { Exhibit, Gallery, Table } from '../../../exhibit/exhibits.ts';
import { leafHeads } from '../../../exhibit/leaf-heads.ts';
import { exampleQuestions, exampleVariables } from '../open-examples.ts';
import { defaultSummaryRequest, type SummaryRequest } from '../request.ts';
import { summaryKind } from '../summary-kind.ts';
import { readFiles, typeOf } from './read-files.ts';

const shown = (rows: readonly Row[], more: Partial<SummaryRequest> = {}, weight?: string) =>
  presentSlowly(
    summaryKind,
    { ...defaultSummaryRequest, questions: [{ question: 'q9' }], ...more },
    { rows, variables: exampleVariables, questions: exampleQuestions, ...(weight !== undefined && { weight }) },
    'en',
  );
const find = <Found>(exhibits: readonly Exhibit[], id: string) =>
  exhibits.find(one => one.id === id) as unknown as Found;
const linesIn = (table: Table) =>
  leafHeads(table.rows).map(({ head }, line) => [head.text, ...table.cells[line]!.map(({ values }) => values[0])]);

describe('files', () => {
  const people: readonly Row[] = [
    { q9: 'a1/cat.jpg; a2/a; b/notes; 2.PDF' },
    { q9: null },
    { q9: 'b1/clip.mov; b2/dog.png' },
  ];

  it('are counted: records, files, and by kind', () => {
    expect(linesIn(find<Table>(shown(people), 'files:q9'))).toEqual([
      ['Uploaded something', 2, null],
      ['Files', 5, null],
      ['Pictures', 2, 40],
      ['Videos', 1, 20],
      ['PDF', 1, 20],
      ['Other', 1, 20],
    ]);
  });

  it('are shown, the newest first, each with its record', () => {
    const gallery = find<Gallery>(shown(people), 'gallery:q9');
    expect(gallery.total).toBe(5);
    expect(gallery.files.slice(0, 3)).toEqual([
      { fileId: 'b1', name: 'clip.mov', recordId: '2', type: 'video/quicktime' },
      { fileId: 'b2', name: 'dog.png', recordId: '2', type: 'image/png' },
      { fileId: 'a1', name: 'cat.jpg', recordId: '0', type: 'image/jpeg' },
    ]);
    const many = Array.from({ length: 40 }, (_, place) => ({ q9: `id${place}/a.png` }));
    expect(find<Gallery>(shown(many), 'gallery:q9').files).toHaveLength(24);
  });

  it('say that they are not weighted, and are nothing to look at where there are none', () => {
    const table = find<Table>(
      shown(
        people.map(row => ({ ...row, w: 2 })),
        {},
        'w',
      ),
      'files:q9',
    );
    expect(table.notes.map(({ text }) => text)).toContain('Files are not weighted.');
    expect(shown([{ q9: null }]).map(({ id }) => id)).toEqual(['files:q9']);
  });

  it('keep their names, whatever signs are in them', () => {
    const { newest } = readFiles({ total: 1, records: [{ id: 'r', texts: ['a-1/x; y.png; b_2/c/d.txt'] }] });
    expect(newest.map(({ fileId, name }) => [fileId, name])).toEqual([
      ['a-1', 'x; y.png'],
      ['b_2', 'c/d.txt'],
    ]);
    expect(['x', 'x.constructor', 'X.HEIC', 'y.docx'].map(typeOf)).toEqual([
      ...['application/octet-stream', 'application/octet-stream', 'image/heic', 'application/octet-stream'],
    ]);
  });
});
