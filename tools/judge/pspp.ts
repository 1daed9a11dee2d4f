import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCsv } from 'hucre/csv';
import { judgeProgram } from './judge-program.ts';

/** What PSPP says when it has opened the file and does as it is told. */
export async function psppOn(folder: string, file: string): Promise<(...syntax: readonly string[]) => string> {
  const run = await judgeProgram({
    name: 'pspp',
    packages: ['pspp'],
    runsUnpacked: true,
    libraries: ['usr/lib/{triplet}/pspp'],
  });
  return (...syntax) => {
    const path = join(folder, 'syntax.sps');
    writeFileSync(path, `GET FILE='${file}'.\n${syntax.join('\n')}\n`);
    const { status, output } = run('-O', 'format=csv', path);
    // A warning is a reader that stumbled, even if it went on.
    if (status !== 0 || /warning|error/i.test(output)) throw new Error(output.slice(0, 2000));
    return output;
  };
}

/** The lines of one of the tables that were asked for. */
export function tableIn(output: string, title: string): string[][] {
  const part = output.split(/^Table: /m).find(found => found.startsWith(`${title}\n`));
  return parseCsv(part?.slice(title.length + 1).trim() ?? '') as string[][];
}
