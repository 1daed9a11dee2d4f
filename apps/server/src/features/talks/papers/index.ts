export { deletePapersRemovedBefore, listOwnPapers } from './paper.repository.ts';
export { registerPaperCalls } from './paper.routes.ts';
export { registerPaperHelpCalls } from './paper-help.routes.ts';
export { registerPaperShareCalls } from './paper-shares.routes.ts';
export { listSourcesGivenBy } from './paper-source.repository.ts';
export { registerPaperSourceCalls } from './paper-sources.routes.ts';
