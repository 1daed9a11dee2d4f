import { accessCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import { registerCalls } from '../../../http/register-calls.ts';
import { answerAccess } from './answer-access.ts';
import { askForAccess } from './ask-for-access.ts';
import { listAccess } from './list-access.ts';

const task = (id: string) => ({ kind: 'questionnaire', id }) as const;
const project = (id: string) => ({ kind: 'project', id }) as const;

/** Somebody who sees a thing and lacks a right asks for it; whoever can give it does, or says no. */
export function registerAccessCalls(app: FastifyInstance): void {
  registerCalls(app, accessCalls, {
    askForTask: ({ scrollId, ...wish }, context) => askForAccess({ ...wish, object: task(scrollId) }, context),
    askForProject: ({ projectId, ...wish }, context) => askForAccess({ ...wish, object: project(projectId) }, context),
    ofTask: ({ scrollId }, { database, actor }) => listAccess(database.pool, actor, task(scrollId)),
    ofProject: ({ projectId }, { database, actor }) => listAccess(database.pool, actor, project(projectId)),
    answerForTask: ({ scrollId, ...answer }, context) => answerAccess({ ...answer, object: task(scrollId) }, context),
    answerForProject: ({ projectId, ...answer }, context) =>
      answerAccess({ ...answer, object: project(projectId) }, context),
  });
}
