import { DownloadOutlined } from '@ant-design/icons';
import { recordCalls } from '@wenshu/api-contract';
import { recordTexts } from '@wenshu/texts/findings/records';
import { Button } from 'antd';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { notify } from '../../../app/notices/notices.ts';
import { useRefreshJobs } from '../../people/jobs/use-jobs.ts';

/** All success samples as a file, made as a job. */
export function ExportButtons({ scrollId }: { readonly scrollId: string }) {
  const t = useTexts(recordTexts);
  const refreshJobs = useRefreshJobs();
  const exportAs = async (as: 'labels' | 'codes') => {
    await client.call(recordCalls.exportCsv, { scrollId, as });
    notify.info(t.exportStarted);
    await refreshJobs();
  };
  return (
    <>
      <Button icon={<DownloadOutlined aria-hidden />} onClick={() => void exportAs('labels')}>
        {t.exportLabels}
      </Button>
      <Button icon={<DownloadOutlined aria-hidden />} onClick={() => void exportAs('codes')}>
        {t.exportCodes}
      </Button>
    </>
  );
}
