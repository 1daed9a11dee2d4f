import { ShareAltOutlined } from '@ant-design/icons';
import { reportShareTexts } from '@wenshu/texts/findings/report-share';
import { Button, type ButtonProps } from 'antd';
import { useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { useTexts } from '../../../app/language/language.ts';
import { reportToShare, type SharedReport } from './report-to-share.ts';
import { ShareDialog } from './share-dialog.tsx';

interface ShareButtonProps {
  readonly scrollId: string;
  /** Of a report; without it the questionnaire and its statistics can be shared. */
  readonly reportId?: string;
  /** Of a report that is not kept yet: keeps it and gives its id, undefined when that failed. */
  readonly keepReport?: () => Promise<string | undefined>;
  readonly type?: ButtonProps['type'];
}

/** Opens what is shown to people outside. */
export function ShareButton({ scrollId, reportId, keepReport, type = 'default' }: ShareButtonProps) {
  const t = useTexts(reportShareTexts);
  const [opened, setOpened] = useState<SharedReport>();
  const { isBusy, run: open } = useAction(() => reportToShare(reportId, keepReport), { onDone: setOpened });
  return (
    <>
      <Button
        size="small"
        type={type}
        loading={isBusy}
        icon={<ShareAltOutlined aria-hidden />}
        onClick={() => void open()}
      >
        {t.share}
      </Button>
      {opened && <ShareDialog scrollId={scrollId} reportId={opened.reportId} onClose={() => setOpened(undefined)} />}
    </>
  );
}
