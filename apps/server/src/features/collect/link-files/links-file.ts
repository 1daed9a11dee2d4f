import { startZip } from '@wenshu/data-files';
import { bytesOf, writeTable, XLSX } from '../../people/made-files/index.ts';
import { drawQrCode } from '../links/index.ts';
import { CODE_TIMES } from './code-file.ts';

interface LinksFile {
  /** Without its ending. */
  readonly name: string;
  readonly table: Parameters<typeof writeTable>[1];
  /** Where there are codes: each by its place in the zip, with the address that it holds. */
  readonly codes?: AsyncIterable<{ readonly path: string; readonly address: string }> | undefined;
  /** Whoever lost the right while it was made gets nothing. */
  mayStill(): Promise<unknown>;
}

/** Links as a sheet, or as a zip of it with their QR codes. */
export function linksFile({ name, table, codes, mayStill }: LinksFile) {
  const sheet = `${name}.xlsx`;
  const content = bytesOf(async sink => {
    if (!codes) await writeTable(sink, table);
    else {
      const zip = startZip(sink);
      await zip.add(
        sheet,
        bytesOf(inner => writeTable(inner, table)),
        { level: 0 },
      );
      for await (const { path, address } of codes)
        await zip.add(path, await drawQrCode(address, { times: CODE_TIMES }), { level: 0 });
      await zip.close();
    }
    await mayStill();
  });
  return {
    file: codes
      ? { fileName: `${name}.zip`, contentType: 'application/zip', content }
      : { fileName: sheet, contentType: XLSX, content },
  };
}
