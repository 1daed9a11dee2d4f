export { addShare } from './add-share.ts';
export { sharerOfReader } from './open-share.ts';
export { findShare, withdrawShare } from './share.repository.ts';
export { registerShareCalls } from './share.routes.ts';
export { registerSharedCalls } from './shared.routes.ts';
export { registerSharedPages } from './shared-pages.ts';
