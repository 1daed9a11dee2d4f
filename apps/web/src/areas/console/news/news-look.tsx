import type { NewsWritten } from '@wenshu/api-contract';
import { consoleKitTexts } from '@wenshu/texts/console/kit';
import { newsRoomTexts } from '@wenshu/texts/console/news';
import { Tabs } from '@wenshu/ui';
import { type ReactNode, useState } from 'react';
import { ViewDialog } from '../../../app/forms/view-dialog.tsx';
import { useTexts } from '../../../app/language/language.ts';
import written from '../kit/written.module.css';
import { NewsPreview } from './news-preview.tsx';

interface NewsLookProps {
  readonly content: NewsWritten;
  readonly version: number;
  readonly footer?: ReactNode;
  onClose(): void;
}

/** A version as visitors would see it, in either language. */
export function NewsLook({ content, version, footer, onClose }: NewsLookProps) {
  const t = useTexts(newsRoomTexts);
  const kit = useTexts(consoleKitTexts);
  const [language, setLanguage] = useState<'zh' | 'en'>(content.zh.title === '' ? 'en' : 'zh');
  return (
    <ViewDialog title={t.version({ version })} width={820} isScrolling footer={footer ?? null} onClose={onClose}>
      <Tabs
        label={kit.languageTabs}
        tabs={(['zh', 'en'] as const).map(key => ({ key, label: kit.languages[key] }))}
        selected={language}
        onSelect={setLanguage}
      >
        <div className={written.look}>
          <NewsPreview content={content} language={language} />
        </div>
      </Tabs>
    </ViewDialog>
  );
}
