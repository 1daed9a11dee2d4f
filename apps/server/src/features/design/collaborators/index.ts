export { registerCollaboratorRoutes } from './collaborator.routes.ts';
