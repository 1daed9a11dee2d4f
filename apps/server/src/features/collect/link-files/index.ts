export { anonymousLinksJob } from './anonymous-links-job.ts';
export { registerLinkFileCalls } from './link-file.routes.ts';
export { personalLinksJob } from './personal-links-job.ts';
