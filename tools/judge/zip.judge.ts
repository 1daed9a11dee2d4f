import { deepStrictEqual, match } from 'node:assert';
import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sinkToFile, startZip } from '@wenshu/data-files';
import { judgeProgram } from './judge-program.ts';
import { judgeStep } from './judge-step.ts';

const GIGABYTE = 2 ** 30;
const PIECE = Buffer.alloc(2 ** 20, 'nothing but the same words ');

/** More than 4 GB that pack well. */
async function* manyWords(bytes: number): AsyncGenerator<Uint8Array> {
  for (let done = 0; done < bytes; done += PIECE.length) yield PIECE;
}

export const judge = judgeStep('Zip, by unzip', async ({ folder, check }) => {
  const run = await judgeProgram({ name: 'unzip', packages: ['unzip'], runsUnpacked: true });

  await check('finds every file whole, under names of its own', async () => {
    const path = join(folder, 'small.zip');
    const handle = await open(path, 'w');
    const zip = startZip(sinkToFile(handle));
    const names = ['图片/张三.jpg', '图片/张三.jpg', '../../out.txt', 'C:\\con.txt'];
    for (const name of names) await zip.add(name, Buffer.from(name), { level: name.endsWith('.jpg') ? 0 : 6 });
    await zip.close();
    await handle.close();
    match(run('-tqq', path).output, /^$/);
    deepStrictEqual(run('-Z1', path).output.trim().split('\n'), [
      ...['图片/张三.jpg', '图片/张三 (2).jpg', 'out.txt', 'C_/con_.txt'],
    ]);
  });

  await check('reads a file of more than 4 GB, and one that begins beyond 4 GB', async () => {
    const path = join(folder, 'large.zip');
    const handle = await open(path, 'w');
    const zip = startZip(sinkToFile(handle));
    await zip.add('packed.txt', manyWords(4.1 * GIGABYTE), { level: 1 });
    await zip.add('as it is.bin', manyWords(4.1 * GIGABYTE), { level: 0 });
    await zip.add('behind.txt', Buffer.from('behind'));
    await zip.close();
    await handle.close();
    if ((await stat(path)).size < 4 * GIGABYTE) throw new Error('The file is too small to show anything.');
    match(run('-tqq', path).output, /^$/);
    deepStrictEqual(run('-p', path, 'behind.txt').output, 'behind');
  });
});
