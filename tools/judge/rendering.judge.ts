import { deepStrictEqual } from 'node:assert';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { showFontsToSharp } from '../../apps/server/src/features/findings/rendering/font-files.ts';
import { writeRendering } from '../../apps/server/src/features/findings/rendering/write-rendering.ts';
import { crossTable, everyExhibit } from '../../apps/server/src/testing/files/example-exhibits.ts';
import { formatShown, leafHeads } from '../../packages/analysis/src/index.ts';
import { judgeProgram } from './judge-program.ts';
import { judgeStep } from './judge-step.ts';
import { office, printWith } from './libre-office.ts';

/** Every number of the cross table as it is read on a screen. */
const numbers = leafHeads(crossTable.rows).flatMap(({ head }, row) =>
  crossTable.cells[row]!.flatMap(cell =>
    cell.values.map((value, measure) => formatShown(head.format ?? crossTable.measures[measure]!.format, value, 'zh')),
  ),
);
const words = ['总体而言，您对我们的服务满意吗', '非常满意', '非常不满意 & <很差>', '一线城市', '2026-11-16 09:30'];

export const judge = judgeStep('Analyses in files, by LibreOffice and poppler', async ({ folder, check }) => {
  const print = printWith(await judgeProgram(office), folder);
  const toText = await judgeProgram({ name: 'pdftotext', packages: ['poppler-utils'], runsUnpacked: true });
  showFontsToSharp();

  async function written(format: 'xlsx' | 'pptx' | 'docx' | 'pdf'): Promise<string> {
    const pieces: Uint8Array[] = [];
    const sink = { write: async (bytes: Uint8Array) => void pieces.push(bytes) };
    await writeRendering({ format, exhibits: everyExhibit, language: 'zh', title: '满意度研究' }, sink, async () => {});
    const path = join(folder, `${format}-file.${format}`);
    writeFileSync(path, Buffer.concat(pieces));
    return path;
  }

  /** What another program shows of a file: printed, then read as text. */
  const shown = (path: string) => textOf(print(path));
  const textOf = (path: string) => toText('-layout', path, '-').output;

  /** Words may be broken over lines: blanks do not count. Numbers stand by themselves. */
  function missing(text: string): string[] {
    const solid = text.replace(/\s/g, '');
    const pieces = new Set(text.split(/\s+/).map(piece => piece.replace(/\*?[A-Z]*$/, '')));
    return [
      ...words.filter(word => !solid.includes(word.replace(/\s/g, ''))),
      ...numbers.filter(number => !pieces.has(number)),
    ];
  }

  for (const format of ['xlsx', 'pptx', 'docx'] as const)
    await check(`shows every number and word of a cross table in ${format}`, async () => {
      deepStrictEqual(missing(shown(await written(format))), []);
    });
  await check('shows the letters and asterisks at the points of a native chart', async () => {
    const text = shown(await written('pptx'));
    deepStrictEqual(
      ['61.5% B', '30.1%*'].filter(label => !text.includes(label)),
      [],
    );
  });
  await check('finds every number and word of a cross table in pdf, as text', async () => {
    deepStrictEqual(missing(textOf(await written('pdf'))), []);
  });
});
