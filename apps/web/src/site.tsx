import { buildRouter } from './app/build-router.tsx';
import { BareLayout } from './app/layouts/bare-layout.tsx';
import { PublicLayout } from './app/layouts/public/public-layout.tsx';
import { start } from './app/start.tsx';

start({ entry: 'site', router: buildRouter('site', { public: PublicLayout, bare: BareLayout }) });
