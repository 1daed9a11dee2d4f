import { buildRouter } from './app/build-router.tsx';
import { BareLayout } from './app/layouts/bare-layout.tsx';
import { start } from './app/start.tsx';

start({ entry: 'entrance', router: buildRouter('entrance', { bare: BareLayout }) });
