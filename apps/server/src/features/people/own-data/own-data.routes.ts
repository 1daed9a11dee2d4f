import { DAYS_UNTIL_REMOVAL, ownDataCalls, type RemovalPlan } from '@wenshu/api-contract';
import type { Language } from '@wenshu/texts';
import { ownDataTexts } from '@wenshu/texts/people/own-data';
import type { FastifyInstance } from 'fastify';
import type { CallContext } from '../../../http/call-context.ts';
import { registerCalls } from '../../../http/register-calls.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { askForRemoval, openField, requireOwnPassword } from '../account/index.ts';
import { deleteApiKeysOf } from '../api-keys/index.ts';
import { type AttemptLimit, countAttempt } from '../attempts/index.ts';
import { withdrawAgreements } from '../documents/index.ts';
import { type JobDefinition, startJob } from '../jobs/index.ts';
import { findSecondFactor, spendFactorCode } from '../second-factor/index.ts';
import { endSessionsOf } from '../session/index.ts';

export interface OwnDataInput {
  readonly language: Language;
}

/** What later wings do: this one knows no surveys. */
export interface OwnDataWork {
  readonly job: JobDefinition<OwnDataInput>;
  readonly planRemoval: (database: Queryable, personId: string) => Promise<RemovalPlan>;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const exportLimit: AttemptLimit = { name: 'own-data:person', most: 5, windowSeconds: 24 * 60 * 60 };

export function registerOwnDataCalls(app: FastifyInstance, { job, planRemoval }: OwnDataWork): void {
  registerCalls(app, ownDataCalls, {
    export: async (_input, { actor, platform, language }) => {
      await countAttempt(platform, exportLimit, actor.personId);
      const title = ownDataTexts[language].jobTitle;
      return { jobId: await startJob(platform, job, { personId: actor.personId, input: { language }, title }) };
    },

    removalPlan: (_input, { actor, database }) => planRemoval(database.pool, actor.personId),

    remove: async ({ password, code }, context) => {
      const { id } = await requireOwnPassword(context, openField('password', password));
      await requireSecondFactor(context, id, code);
      const { database, clock } = context;
      const now = clock.now();
      const removeAt = new Date(now.getTime() + DAYS_UNTIL_REMOVAL * DAY_MS);
      await database.transaction(async client => {
        await askForRemoval(client, id, removeAt);
        await withdrawAgreements(client, id, now);
        // A program would go on for a week as if nothing had happened.
        await deleteApiKeysOf(client, id);
        await endSessionsOf(client, id, now);
      });
      return { removeTime: removeAt.getTime() };
    },
  });
}

async function requireSecondFactor({ platform }: CallContext, personId: string, code = ''): Promise<void> {
  const factor = await findSecondFactor(platform.database.pool, personId);
  if (factor?.isOn) await spendFactorCode(platform, personId, code);
}
