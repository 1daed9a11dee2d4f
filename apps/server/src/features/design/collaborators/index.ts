export { registerCollaboratorRoutes } from './collaborator.routes.ts';
export { surveyNameOf, tellCollaborators, tellOfEnd, tellOfRights } from './tell-collaborators.ts';
