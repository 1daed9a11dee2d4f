import { type ApiKey, apiKeyCalls, MOST_API_KEYS } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import { registerCalls } from '../../../http/register-calls.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { type AttemptLimit, countAttempt } from '../attempts/index.ts';
import { type ApiKeyRow, deleteApiKey, insertApiKey, listApiKeys } from './api-key.repository.ts';
import { createApiKey } from './api-key.ts';

const makingLimit: AttemptLimit = { name: 'api-key:made', most: 60, windowSeconds: 3600 };

export function registerApiKeyCalls(app: FastifyInstance): void {
  registerCalls(app, apiKeyCalls, {
    list: async (_input, { actor, database }) => (await listApiKeys(database.pool, actor.personId)).map(presentApiKey),

    create: async ({ name, rights }, { actor, platform, database, clock }) => {
      await countAttempt(platform, makingLimit, actor.personId);
      const { key, hash, tail } = createApiKey();
      const { personId } = actor;
      const made = { personId, name, rights: [...new Set(rights)], hash, tail, createdAt: clock.now() };
      const stored = await database.transaction(client => insertApiKey(client, made, MOST_API_KEYS));
      if (!stored) throw new Refusal('tooManyApiKeys', { params: { most: MOST_API_KEYS } });
      return { key, apiKey: presentApiKey(stored) };
    },

    revoke: async ({ keyId }, { actor, database }) => {
      if (!(await deleteApiKey(database.pool, actor.personId, keyId))) throw new Refusal('apiKeyNotFound');
      return null;
    },
  });
}

function presentApiKey({ id, name, rights, tail, createdAt, usedAt }: ApiKeyRow): ApiKey {
  return {
    keyId: id,
    name,
    rights: [...rights],
    tail,
    createTime: createdAt.getTime(),
    useTime: usedAt?.getTime() ?? null,
  };
}
