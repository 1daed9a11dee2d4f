import { toldFigures, withScores } from '@wenshu/analysis';
import { clockText } from '@wenshu/survey-core';
import type { Language } from '@wenshu/texts';
import type { Actor } from '../../../authorisation/actor.ts';
import { threadsFor } from '../../../authorisation/threads-for.ts';
import type { MailAttachment } from '../../../platform/mail/mailer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { openOwnDataSet } from '../data-set/index.ts';
import { countSamples, type getReport, REPORT_FILE_RIGHT, reportFile, resultsOf } from '../reports/index.ts';

type Report = Awaited<ReturnType<typeof getReport>>;

/** Many mailboxes take no more than ten megabytes, and a mail is a third larger than its file. */
const MOST_PDF_BYTES = 7 * 1024 * 1024;

interface Wanted {
  readonly scrollId: string;
  readonly language: Language;
  readonly hasPdf: boolean;
}

/** What a report tells now, of what this person may see, in one language; and as a file, where it is wanted. */
export async function countReport(
  platform: Platform,
  actor: Actor,
  report: Report,
  { scrollId, language, hasPdf }: Wanted,
) {
  const { signal } = new AbortController();
  const dataSet = await openOwnDataSet(platform, actor, { scrollId, right: REPORT_FILE_RIGHT });
  const threads = await threadsFor(platform, 'jobs', actor, scrollId);
  const { document } = report;
  const isFrozen = report.frozenAsOf !== null;
  const asked = isFrozen ? document : withScores(document);
  const results = await resultsOf(
    platform,
    { ...report, document: asked },
    { choices: {} },
    // Letters go to people that we do not know.
    { scrollId, dataSet, threads, language, signal, isOutside: true },
  );
  const making = { scrollId, threads, format: 'pdf', language, isUponA4: false, signal, onDrawn: () => {} } as const;
  const { pdf, file } = hasPdf ? await pdfOf(await reportFile(platform, { document, results }, making)) : noFile;
  return {
    isFrozen,
    pdf,
    file,
    now: { samples: await countSamples(dataSet), figures: isFrozen ? [] : toldFigures(results) },
    asOf: clockText(results.asOf, dataSet.timeZone, language),
  };
}

interface Pdf {
  readonly pdf: 'none' | 'attached' | 'too-large';
  readonly file: MailAttachment | undefined;
}
const noFile: Pdf = { pdf: 'none', file: undefined };

async function pdfOf({ fileName, contentType, content }: Awaited<ReturnType<typeof reportFile>>): Promise<Pdf> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of content) {
    bytes += chunk.length;
    if (bytes > MOST_PDF_BYTES) return { pdf: 'too-large', file: undefined };
    chunks.push(chunk);
  }
  return { pdf: 'attached', file: { fileName, contentType, content: Buffer.concat(chunks) } };
}
