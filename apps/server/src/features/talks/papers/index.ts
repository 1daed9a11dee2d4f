export { ownPapers } from './own-papers.ts';
export { deletePapersRemovedBefore, findPaper } from './paper.repository.ts';
export { registerPaperCalls } from './paper.routes.ts';
export { registerPaperHelpCalls } from './paper-help.routes.ts';
export { registerPaperShareCalls } from './paper-shares.routes.ts';
export { registerPaperSourceCalls } from './paper-sources.routes.ts';
export { wordAside } from './work-aside.ts';
