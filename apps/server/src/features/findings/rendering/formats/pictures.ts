import type { Exhibit } from '@wenshu/analysis';
import { startZip } from '@wenshu/data-files';
import type { Language } from '@wenshu/texts';
import type { RenderingFormat } from './format.ts';

/** Entries of a zip are named after what they show: longer names are cut by file systems. */
const MOST_NAME = 80;

/** One exhibit is a picture, several are pictures in a zip, numbered in their order. */
export function pictures(
  extension: string,
  draw: (exhibit: Exhibit, language: Language) => Promise<Uint8Array>,
): RenderingFormat {
  return {
    async write({ exhibits, language }, sink, onDrawn) {
      if (exhibits.length === 1) {
        await sink.write(await draw(exhibits[0]!, language));
        return onDrawn(1);
      }
      const zip = startZip(sink);
      const digits = String(exhibits.length).length;
      for (const [at, exhibit] of exhibits.entries()) {
        const number = String(at + 1).padStart(digits, '0');
        const title = exhibit.title.replaceAll('\n', ' ').slice(0, MOST_NAME);
        await zip.add(`${number} ${title}.${extension}`, await draw(exhibit, language));
        await onDrawn(at + 1);
      }
      await zip.close();
    },
  };
}
