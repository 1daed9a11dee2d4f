import type { FastifyInstance } from 'fastify';
import { registerAccountRoutes } from './account/index.ts';
import { registerCollaboratorRoutes } from './collaborators/index.ts';
import { registerFileRoutes } from './files/index.ts';

/** Every feature's calls. `api` is the scope below /api. */
export function registerFeatures(api: FastifyInstance): void {
  registerAccountRoutes(api);
  registerCollaboratorRoutes(api);
  registerFileRoutes(api);
}
