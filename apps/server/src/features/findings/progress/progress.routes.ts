import { progressCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import { requireRight } from '../../../authorisation/authorise.ts';
import { registerCalls } from '../../../http/register-calls.ts';
import { NewsWatch } from '../../../platform/watch/news-watch.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { haveNews } from '../data-set/index.ts';
import { dismissAlert, writeRules } from './alert.repository.ts';
import { readProgress } from './read-progress.ts';

export function registerProgressCalls(app: FastifyInstance): void {
  const { database: records } = app.door.platform;
  const watch = new NewsWatch<string>(waiting =>
    haveNews(
      records.pool,
      waiting.map(({ about, known }) => ({ scrollId: about, seen: known })),
    ),
  );
  // Stopping does not wait for those who wait.
  app.addHook('preClose', async () => watch.stop());
  registerCalls(app, progressCalls, {
    read: (input, context) => {
      const { platform, actor, language } = context;
      return context.whileListening(signal => readProgress(platform, input, { actor, language, signal }));
    },
    wait: async ({ scrollId, seen, waitSeconds }, context) => {
      const { database, actor } = context;
      const look = async () => ({ isNews: (await haveNews(database.pool, [{ scrollId, seen }]))[0] === true });
      const first = await look();
      if (first.isNews || waitSeconds === 0) return first;
      if (watch.isStopped) throw new Refusal('serviceStopping');
      await context.whileListening(signal => watch.wait(scrollId, seen, { timeoutMs: waitSeconds * 1000, signal }));
      // Half a minute is long enough to lose a right.
      await requireRight(database.pool, actor, progressCalls.wait.needs.right, { kind: 'questionnaire', id: scrollId });
      return look();
    },
    saveRules: async ({ scrollId, rules }, { database, clock }) => {
      await writeRules(database.pool, scrollId, [...new Set(rules)], clock.now());
      return null;
    },
    dismissAlert: async ({ scrollId, alertId }, { database, actor, clock }) => {
      const alert = { scrollId, alertId, personId: actor.personId, now: clock.now() };
      if (!(await dismissAlert(database.pool, alert))) throw new Refusal('alertNotFound');
      return null;
    },
  });
}
