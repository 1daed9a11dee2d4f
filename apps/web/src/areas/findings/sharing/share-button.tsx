import { ShareAltOutlined } from '@ant-design/icons';
import { reportShareTexts } from '@wenshu/texts/findings/report-share';
import { Button, type ButtonProps } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { ShareDialog } from './share-dialog.tsx';

interface ShareButtonProps {
  readonly scrollId: string;
  /** Of a report; without it the questionnaire and its statistics can be shared. */
  readonly reportId?: string;
  readonly type?: ButtonProps['type'];
}

/** Opens what is shown to people outside. */
export function ShareButton({ scrollId, reportId, type = 'default' }: ShareButtonProps) {
  const t = useTexts(reportShareTexts);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" type={type} icon={<ShareAltOutlined aria-hidden />} onClick={() => setIsOpen(true)}>
        {t.share}
      </Button>
      {isOpen && <ShareDialog scrollId={scrollId} reportId={reportId} onClose={() => setIsOpen(false)} />}
    </>
  );
}
