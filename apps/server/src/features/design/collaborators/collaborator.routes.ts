import { collaboratorCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import { registerCalls } from '../../../http/register-calls.ts';
import { addCollaborator } from './add-collaborator.ts';
import { changeCollaborator } from './change-collaborator.ts';
import { listCollaborators } from './list-collaborators.ts';
import { removeCollaborator } from './remove-collaborator.ts';

export function registerCollaboratorRoutes(app: FastifyInstance): void {
  registerCalls(app, collaboratorCalls, {
    add: addCollaborator,
    list: ({ scrollId }, { database }) => listCollaborators(database.pool, scrollId),
    remove: removeCollaborator,
    change: changeCollaborator,
    leave: ({ scrollId }, context) => removeCollaborator({ scrollId, userId: context.actor.personId }, context),
  });
}
