import { trialApplicationCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import { registerCalls } from '../../../http/register-calls.ts';
import { pageTrialAnswers } from '../../collect/trial-form/index.ts';
import { exportApplications } from './export-applications.ts';

export function registerTrialApplicationCalls(app: FastifyInstance): void {
  registerCalls(app, trialApplicationCalls, {
    list: async ({ language, page, size }, { database: { pool } }) => {
      const found = await pageTrialAnswers(pool, language, { limit: size, offset: (page - 1) * size });
      return {
        titles: [...(found?.titles ?? [])],
        items: (found?.answers ?? []).map(({ time, values }) => ({ time: time.getTime(), values: [...values] })),
        total: found?.total ?? 0,
      };
    },
    export: ({ language: form }, { database, language }) => exportApplications(database.pool, form, language),
  });
}
