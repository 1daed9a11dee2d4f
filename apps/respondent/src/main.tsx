import './polyfills.ts';
import { createRoot } from 'react-dom/client';
import { App } from './pages/app.tsx';
import { readPageAddress } from './session/page-address.ts';
import './styles/index.ts';

const root = createRoot(document.getElementById('app')!);
const { pathname } = window.location;
// Previews and the sample survey keep nothing; what only they need is fetched only by them.
if (pathname === '/preview-frame')
  void import('./preview/preview-frame.tsx').then(({ renderPreview }) => renderPreview(root));
else if (pathname === '/demo') void import('./demo/demo-page.tsx').then(({ renderDemo }) => renderDemo(root));
else root.render(<App address={readPageAddress(window.location)} />);
