import type { ByteSink } from '@wenshu/data-files';
import type { Language } from '@wenshu/texts';
import PdfDocument from 'pdfkit';
import { fontFiles } from '../font-files.ts';

/** A PDF without pages yet, with our letters; `write` ends it. `keepsPages`: what is written on a page when all are known. */
export function openPdf(title: string, language: Language, keepsPages = false) {
  const file = new PdfDocument({
    margin: 0,
    autoFirstPage: false,
    bufferPages: keepsPages,
    info: { Title: title, Creator: 'Wenshu' },
    lang: language === 'zh' ? 'zh-CN' : 'en',
  });
  const pieces: Buffer[] = [];
  file.on('data', piece => pieces.push(piece as Buffer));
  const ended = new Promise<void>(resolve => file.on('end', resolve));
  file.registerFont('regular', fontFiles.regular).registerFont('bold', fontFiles.bold);
  return {
    file,
    async write(sink: ByteSink) {
      file.end();
      await ended;
      for (const piece of pieces) await sink.write(piece);
    },
  };
}
