import { createRoot } from 'react-dom/client';
import { App } from './pages/app.tsx';
import './styles/index.ts';

const linkCode = window.location.pathname.split('/').filter(Boolean).at(-1) ?? '';
const asked = new URLSearchParams(window.location.search).get('lang') ?? '';
const language = asked === 'en' ? 'en' : 'zh';
document.documentElement.lang = language === 'en' ? 'en' : 'zh-CN';
createRoot(document.getElementById('app')!).render(<App linkCode={linkCode} language={language} />);
