import { QueryClientProvider } from '@tanstack/react-query';
import { workspaceTexts } from '@wenshu/texts/design/workspace';
import { antTheme } from '@wenshu/ui';
import { App, ConfigProvider } from 'antd';
import enUS from 'antd/locale/en_US';
import zhCN from 'antd/locale/zh_CN';
import { lazy, type PropsWithChildren, Suspense, useEffect, useState } from 'react';
import { language } from '../../language/language.ts';
import { queries } from '../../queries.ts';
import { prefersCalm } from '../../use-is-narrow.ts';
import { giveStylesNonce } from './give-styles-nonce.ts';
import './still-lists.css';
import { withPageSize } from './with-page-size.ts';

/** The server writes a new nonce into the page at every request; Ant Design's style elements must carry it. */
const nonce = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.content ?? '';
giveStylesNonce(nonce);

const locale = withPageSize(language === 'en' ? enUS : zhCN, workspaceTexts[language].pageSize);

/** Whoever has asked their system for less motion gets what opens at once. */
const isCalm = prefersCalm();
const theme = isCalm ? { ...antTheme, token: { ...antTheme.token, motion: false } } : antTheme;

const KeptControls = lazy(() => import('./kept-controls.tsx'));
/** By then the page that was opened is there; what somebody presses next is not. */
const SETTLED_MS = 1_000;

/** A state of its own: were it the providers', every control of the page would be drawn again, an open list under somebody's finger too. */
function ControlsOnceSettled() {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLED_MS);
    return () => clearTimeout(timer);
  }, []);
  return <Suspense>{isSettled && <KeptControls />}</Suspense>;
}

export function WorkspaceProviders({ children }: PropsWithChildren) {
  return (
    <QueryClientProvider client={queries}>
      {/* Without the space that Ant Design puts between two Chinese characters: screen readers stumble over it. */}
      <ConfigProvider
        theme={theme}
        locale={locale}
        csp={{ nonce }}
        button={{ autoInsertSpace: false }}
        wave={{ disabled: isCalm }}
      >
        <App component={false}>{children}</App>
        <ControlsOnceSettled />
      </ConfigProvider>
    </QueryClientProvider>
  );
}
