import './polyfills.ts';
import { fetchRest } from '@wenshu/question-types/at-hand';
import { createRoot } from 'react-dom/client';
import { releaseHeld, takeOver } from './early/take-over.tsx';
import { App } from './pages/app.tsx';
import { keptEnd } from './session/kept-end.ts';
import { readPageAddress } from './session/page-address.ts';
import { hasItsParts, withItsParts } from './session/parts-of-visit.ts';
import { embeddedVisit } from './session/visits.ts';
import './styles/index.ts';

const element = document.getElementById('app')!;
const { pathname } = window.location;
// Previews and the sample survey keep nothing; what only they need is fetched only by them.
if (pathname === '/preview-frame')
  void withRest(import('./preview/preview-frame.tsx')).then(({ renderPreview }) => renderPreview(anew()));
else if (pathname === '/demo')
  void withRest(import('./demo/demo-page.tsx')).then(({ renderDemo }) => renderDemo(anew()));
else if (pathname.startsWith('/r/'))
  void import('./pages/reward-page.tsx').then(({ renderRewardPage }) => renderRewardPage(anew()));
else {
  const address = readPageAddress(window.location);
  const visit = keptEnd(address.code) ? undefined : embeddedVisit(address);
  const begin = () => {
    const app = <App address={address} />;
    // The server draws for who was never here. Whatever else this device knows is drawn from the beginning.
    if (element.firstChild && visit && hasItsParts(visit)) takeOver(element, app);
    else anew().render(app);
  };
  if (!visit || hasItsParts(visit)) begin();
  // What cannot be fetched now is asked for again by the page itself, which says so when that fails too.
  else withItsParts(visit).then(begin, begin);
}

/** They show any survey: whatever it has is there before. */
async function withRest<Part>(part: Promise<Part>): Promise<Part> {
  await fetchRest();
  return part;
}

function anew() {
  releaseHeld();
  return createRoot(element);
}
