import { BareLayout } from './app/layouts/bare-layout.tsx';
import { PublicLayout } from './app/layouts/public/public-layout.tsx';
import { buildRouter } from './app/routes/build-router.tsx';
import { start } from './app/start.tsx';

start({ entry: 'site', router: buildRouter('site', { public: PublicLayout, bare: BareLayout }) });
