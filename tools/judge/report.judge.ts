import { deepStrictEqual } from 'node:assert';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { showFontsToSharp } from '../../apps/server/src/features/findings/rendering/font-files.ts';
import type { FilePage, ReportFile } from '../../apps/server/src/features/findings/rendering/report-file.ts';
import { writeRendering } from '../../apps/server/src/features/findings/rendering/write-rendering.ts';
import { bars, crossTable, everyExhibit } from '../../apps/server/src/testing/files/example-exhibits.ts';
import { type Exhibit, formatShown, layoutPlaces, leafHeads, themeColours } from '../../packages/analysis/src/index.ts';
import { judgeProgram } from './judge-program.ts';
import { judgeStep } from './judge-step.ts';
import { office, printWith } from './libre-office.ts';

const [titlePlace, bodyPlace] = layoutPlaces('one', 'wide');
const [, left, right] = layoutPlaces('two', 'wide');
const heading = (text: string) => ({
  place: titlePlace!,
  body: { kind: 'text' as const, paragraphs: [{ style: 'heading' as const, runs: [{ text }] }] },
});
const shown = (exhibit: Exhibit, place = bodyPlace!) => ({ place, body: { kind: 'exhibit' as const, exhibit } });

const pageOf = (exhibit: Exhibit): FilePage => ({
  name: exhibit.title,
  isCover: false,
  blocks: [heading(exhibit.title), shown({ ...exhibit, title: '' })],
});
const report: ReportFile = {
  shape: 'wide',
  theme: themeColours({ name: 'sky' }),
  isUponA4: false,
  pages: [
    { name: '', isCover: true, blocks: [heading('满意度研究 & Report')] },
    { name: '两个并列', isCover: false, blocks: [heading('两个并列'), shown(crossTable, left), shown(bars, right)] },
    ...everyExhibit.map(pageOf),
  ],
};
/** Every number of the cross table as it is read on a screen. */
const numbers = leafHeads(crossTable.rows).flatMap(({ head }, row) =>
  crossTable.cells[row]!.flatMap(cell =>
    cell.values.map((value, measure) => formatShown(head.format ?? crossTable.measures[measure]!.format, value, 'zh')),
  ),
);

export const judge = judgeStep('Reports in files, by LibreOffice and poppler', async ({ folder, check }) => {
  const print = printWith(await judgeProgram(office), folder);
  const toText = await judgeProgram({ name: 'pdftotext', packages: ['poppler-utils'], runsUnpacked: true });
  showFontsToSharp();

  async function written(
    format: 'xlsx' | 'pptx' | 'docx' | 'pdf',
    language: 'zh' | 'en',
    isUponA4 = false,
  ): Promise<string> {
    const pieces: Uint8Array[] = [];
    const sink = { write: async (bytes: Uint8Array) => void pieces.push(bytes) };
    const task = { format, language, exhibits: [], title: '满意度研究', report: { ...report, isUponA4 } };
    await writeRendering(task, sink, async () => {});
    const path = join(folder, `report-${language}-${isUponA4 ? 'a4' : 'page'}.${format}`);
    writeFileSync(path, Buffer.concat(pieces));
    return path;
  }

  /** What another program shows of a file: printed, then read as text. */
  function textOf(path: string): string {
    if (path.endsWith('.pdf')) return toText('-layout', path, '-').output;
    return toText('-layout', print(path), '-').output;
  }

  /** Words may be broken over lines: blanks do not count. Numbers stand by themselves. */
  function missing(text: string): string[] {
    const solid = text.replace(/\s/g, '');
    const pieces = new Set(text.split(/\s+/).map(piece => piece.replace(/\*?[A-Z]*$/, '')));
    return [
      ...['满意度研究&Report', '两个并列', '非常满意'].filter(word => !solid.includes(word)),
      ...numbers.filter(number => !pieces.has(number)),
    ];
  }

  for (const language of ['zh', 'en'] as const)
    for (const format of ['pptx', 'docx', 'xlsx', 'pdf'] as const)
      await check(`shows every number of a table and every heading in ${format}, ${language}`, async () => {
        deepStrictEqual(missing(textOf(await written(format, language))), []);
      });
  await check('shows them upon A4 too', async () => {
    deepStrictEqual(missing(textOf(await written('pdf', 'zh', true))), []);
  });
});
