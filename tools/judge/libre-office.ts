import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { judgeProgram, type Program } from './judge-program.ts';

/** Whole, whoever asks first: one that was fetched for sheets alone is found by its name and opens no slides. */
export const office: Program = {
  name: 'soffice',
  packages: ['libreoffice-calc-nogui', 'libreoffice-impress-nogui', 'libreoffice-writer-nogui'],
  runsUnpacked: false,
  parts: ['libsclo.so', 'libsdlo.so', 'libswlo.so'],
};

/** Comma, quotes, UTF-8, from the first line; the last number −1 means every sheet into a file of its own. */
export const csvFilter = (isAsShown: boolean) =>
  `csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,${isAsShown},false,false,-1`;

/** What a file looks like on paper: the path of a pdf in the folder `printed`. */
export function printWith(run: Awaited<ReturnType<typeof judgeProgram>>, folder: string) {
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
  const target = join(folder, 'printed');
  return (file: string): string => {
    const { output } = run(profile, '--headless', '--convert-to', 'pdf', '--outdir', target, file);
    const printed = join(target, `${basename(file).replace(/\.\w+$/, '')}.pdf`);
    if (!existsSync(printed)) throw new Error(output);
    return printed;
  };
}

/** What LibreOffice makes of a file, in a folder named after how: the bytes of what it wrote, by how the name ends. */
export async function libreOffice(folder: string) {
  const run = await judgeProgram(office);
  return (file: string, into: string, filter: string, ...more: readonly string[]): ((suffix: string) => Buffer) => {
    const target = join(folder, into);
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
    const { status, output } = run(profile, '--headless', ...more, '--convert-to', filter, '--outdir', target, file);
    if (status !== 0) throw new Error(output);
    const stem = basename(file).replace(/\.\w+$/, '');
    return suffix => {
      const path = join(target, `${stem}${suffix}`);
      if (!existsSync(path)) throw new Error(`${suffix} was not made: ${output}`);
      return readFileSync(path);
    };
  };
}
