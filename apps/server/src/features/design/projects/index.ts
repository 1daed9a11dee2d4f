export { handOverWork } from './hand-over-work.ts';
export { nameProjects } from './project.repository.ts';
export { registerProjectCalls } from './project.routes.ts';
export { removeDeletedEnterprises } from './remove-deleted-enterprises.ts';
