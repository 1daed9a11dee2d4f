export { handOverWork } from './hand-over-work.ts';
export { registerProjectCalls } from './project.routes.ts';
export { removeDeletedEnterprises } from './remove-deleted-enterprises.ts';
