import { createRoot } from 'react-dom/client';
import { language } from './app/language/language.ts';
import { NoticesHost } from './app/notices/notices-host.tsx';
import { takeEarlyShare } from './areas/findings/reports/share/early-share.ts';
import { SharedFrame } from './areas/findings/reports/share/shared-frame.tsx';
import { SharedPage } from './areas/findings/reports/share/shared-page.tsx';

// What somebody shared, for people who come once and on whatever they have at hand: a program of its own, without the product around it.
document.documentElement.lang = language === 'en' ? 'en' : 'zh-CN';
createRoot(document.getElementById('root')!).render(
  <>
    <SharedFrame>
      <SharedPage code={new URLSearchParams(location.search).get('code') ?? ''} early={takeEarlyShare()} />
    </SharedFrame>
    <NoticesHost />
  </>,
);
