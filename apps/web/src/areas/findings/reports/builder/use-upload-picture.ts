import { MAX_REPORT_FILE_BYTES } from '@wenshu/analysis/browser';
import { reportFileCalls } from '@wenshu/api-contract';
import { reportScreenTexts } from '@wenshu/texts/findings/report-screen';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { notify } from '../../../../app/notices/notices.ts';
import { checkImage } from '../../../design/document/media/check-media.ts';
import { useBuilder } from './builder-context.ts';

/** Sends a picture for the report; without an id it was refused, and that was told (S5.37). */
export function useUploadPicture() {
  const t = useTexts(reportScreenTexts).problems;
  const { scrollId, reportId } = useBuilder();
  return async (file: File): Promise<string | undefined> => {
    const problem = checkImage(file, MAX_REPORT_FILE_BYTES);
    if (problem) {
      notify.error(t[problem]);
      return undefined;
    }
    const body = { scrollId, reportId, file };
    return client.call(reportFileCalls.uploadPicture, body).then(
      ({ fileId }) => fileId,
      () => undefined,
    );
  };
}
