import { reportFormats, sharedCalls } from '@wenshu/api-contract';
import { reportTexts } from '@wenshu/texts/findings/report';
import { reportReadingTexts } from '@wenshu/texts/findings/report-reading';
import { useAction } from '../../../../app/actions/use-action.ts';
import { client } from '../../../../app/client.ts';
import { downloadFile } from '../../../../app/download-file.ts';
import { useTexts } from '../../../../app/language/language.ts';
import own from './shared.module.css';

/** The report as a file, where whoever shares it allows that. */
export function SharedDownload({ ticket }: { readonly ticket: string }) {
  const t = useTexts(reportReadingTexts).shared;
  const { formats } = useTexts(reportTexts);
  const { isBusy, run } = useAction(
    (format: (typeof reportFormats)[number]) => client.call(sharedCalls.export, { ticket, format }),
    { onDone: downloadFile },
  );
  const download = (format: string) => {
    const wanted = reportFormats.find(one => one === format);
    if (wanted) void run(wanted);
  };
  return (
    <select
      className={own.quiet}
      aria-label={t.download}
      value=""
      disabled={isBusy}
      onChange={event => download(event.target.value)}
    >
      <option value="">{isBusy ? t.downloading : t.download}</option>
      {reportFormats.map(format => (
        <option key={format} value={format}>
          {formats[format]}
        </option>
      ))}
    </select>
  );
}
