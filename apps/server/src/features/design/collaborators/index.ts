export { registerCollaboratorRoutes } from './collaborator.routes.ts';
export { surveyNameOf, tellCollaborators, tellOfEnd } from './tell-collaborators.ts';
