import { reportFormats, sharedCalls } from '@wenshu/api-contract';
import { reportTexts } from '@wenshu/texts/findings/report';
import { reportReadingTexts } from '@wenshu/texts/findings/report-reading';
import { useState } from 'react';
import { client } from '../../../../app/client.ts';
import { downloadFile } from '../../../../app/download-file.ts';
import { useTexts } from '../../../../app/language/language.ts';
import own from './shared.module.css';

/** The report as a file, where whoever shares it allows that. */
export function SharedDownload({ ticket }: { readonly ticket: string }) {
  const t = useTexts(reportReadingTexts).shared;
  const { formats } = useTexts(reportTexts);
  const [isBusy, setIsBusy] = useState(false);
  const download = async (format: string) => {
    const wanted = reportFormats.find(one => one === format);
    if (!wanted) return;
    setIsBusy(true);
    // What was refused has been told.
    await client
      .call(sharedCalls.export, { ticket, format: wanted })
      .then(downloadFile)
      .catch(() => {});
    setIsBusy(false);
  };
  return (
    <select
      className={own.quiet}
      aria-label={t.download}
      value=""
      disabled={isBusy}
      onChange={event => void download(event.target.value)}
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
