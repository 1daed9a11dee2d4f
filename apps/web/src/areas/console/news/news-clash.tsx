import { newsRoomTexts } from '@wenshu/texts/console/news';
import { Button } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import written from '../kit/written.module.css';
import { NewsLook } from './news-look.tsx';
import type { LookedNews } from './use-news-draft.ts';

interface NewsClashProps {
  /** As it is now. */
  readonly item: LookedNews;
  onOverwrite(): void;
  onTakeTheirs(): void;
}

/** Somebody else was faster: nothing is lost, and nothing decided. */
export function NewsClash({ item, onOverwrite, onTakeTheirs }: NewsClashProps) {
  const t = useTexts(newsRoomTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={written.clash} role="alert">
      <span>{t.conflict({ version: item.version })}</span>
      <Button size="small" onClick={() => setOpen(true)}>
        {t.seeTheirs}
      </Button>
      <Button size="small" onClick={onOverwrite}>
        {t.overwrite}
      </Button>
      <Button size="small" danger onClick={onTakeTheirs}>
        {t.takeTheirs}
      </Button>
      {isOpen && <NewsLook content={item.content} version={item.version} onClose={() => setOpen(false)} />}
    </div>
  );
}
