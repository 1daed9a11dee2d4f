export { handOverWork } from './hand-over-work.ts';
export { makeProject } from './make-project.ts';
export { setMember } from './members.ts';
export { nameProjects, touchProject } from './project.repository.ts';
export { registerProjectCalls } from './project.routes.ts';
export { removeDeletedEnterprises } from './remove-deleted-enterprises.ts';
export { placeOfProject, placeTask } from './tasks.ts';
