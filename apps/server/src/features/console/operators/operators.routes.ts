import { operatorCalls, operatorDoorCalls, operatorLogCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import { registerCalls } from '../../../http/register-calls.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { beginEntering, completeEntering, enterBySecret } from './enter.ts';
import { exportLog } from './export-log.ts';
import { addOperator, changeOperator, removeOperator } from './name-operator.ts';
import { findOperator, hasOperators, listOperators } from './operator.repository.ts';
import { noOperatorCookie, operatorCookie } from './operator-cookie.ts';
import { checkChain, countOperatorLines, listLoggedOperators, listOperatorLines } from './operator-log.repository.ts';
import { endOperatorSession } from './operator-session.repository.ts';
import { presentOperatorLines, presentOperators, presentSeat } from './present-operator.ts';
import { findSeatedOperator } from './require-operator.ts';

export function registerOperatorCalls(app: FastifyInstance): void {
  const { platform } = app.door;
  const isHttps = platform.env.publicUrl?.startsWith('https:') ?? false;
  const cookieOf = (token: string) => operatorCookie(token, isHttps);
  const seatOf = async (cookie: string) => {
    const seated = await findSeatedOperator(platform, cookie);
    if (!seated) throw new Refusal('operatorSessionNeeded');
    return presentSeat(seated);
  };

  registerCalls(app, operatorDoorCalls, {
    state: async (_input, { database, cookieHeader }) => {
      const seated = await findSeatedOperator(platform, cookieHeader);
      const isSomebody = await hasOperators(database.pool);
      const takesSecret = platform.env.operatorSecret !== undefined && !isSomebody;
      return { seat: seated ? presentSeat(seated) : null, takesSecret, hasOperators: isSomebody };
    },
    begin: beginEntering,
    complete: async (input, context) => {
      const { token, recoveryCodes } = await completeEntering(input, context);
      const cookie = cookieOf(token);
      context.setCookie(cookie);
      return { seat: await seatOf(cookie), recoveryCodes };
    },
    bySecret: async ({ secret }, context) => {
      const cookie = cookieOf(await enterBySecret(secret, context));
      context.setCookie(cookie);
      return seatOf(cookie);
    },
    here: (_input, { operator }) => presentSeat(operator),
    leave: async (_input, context) => {
      await endOperatorSession(context.database.pool, context.operator.tokenHash, context.clock.now());
      context.setCookie(noOperatorCookie());
      return null;
    },
  });

  registerCalls(app, operatorCalls, {
    list: async (_input, { database }) => presentOperators(database.pool, await listOperators(database.pool)),
    add: async (input, { operator, database }) => {
      const { id } = await addOperator(platform, operator, input);
      const row = await findOperator(database.pool, id);
      const [added] = row ? await presentOperators(database.pool, [row]) : [];
      if (!added) throw new Refusal('operatorNotFound');
      return added;
    },
    change: async ({ userId, roles }, context) => {
      await changeOperator(context, userId, roles);
      return null;
    },
    remove: async ({ userId }, context) => {
      await removeOperator(context, userId);
      return null;
    },
  });

  registerCalls(app, operatorLogCalls, {
    list: async ({ page, size, userId, ...wanted }, { database: { pool } }) => {
      const filter = Object.assign({ personId: userId }, wanted);
      const rows = await listOperatorLines(pool, filter, { limit: size, offset: (page - 1) * size });
      const total = await countOperatorLines(pool, filter);
      return { items: await presentOperatorLines(pool, rows), total, people: await listLoggedOperators(pool) };
    },
    check: async (_input, { database }) => {
      const { lines, brokenAt, seal } = await checkChain(database.pool);
      return { lines, brokenAt, seal: seal?.toString('hex') ?? '' };
    },
    export: ({ userId, ...wanted }, context) => exportLog(context, Object.assign({ personId: userId }, wanted)),
  });
}
