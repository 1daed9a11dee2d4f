import { solutionExampleCalls } from '@wenshu/api-contract';
import type { Json } from '@wenshu/survey-core';
import type { FastifyInstance } from 'fastify';
import { registerCalls } from '../../../http/register-calls.ts';
import { type Example, makeExample } from './make-example.ts';

export function registerSolutionExampleCalls(app: FastifyInstance): void {
  // The same for everybody, and there are few: a solution in a language.
  const known = new Map<string, Promise<Example>>();

  registerCalls(app, solutionExampleCalls, {
    example: async ({ solutionBankId }, { language, clock, platform, actor }) => {
      const threads = platform.threads.of({ lane: 'live', personId: actor.personId });
      const key = `${solutionBankId} ${language}`;
      const example = known.get(key) ?? makeExample(solutionBankId, language, { threads, now: clock.now() });
      known.set(key, example);
      // What failed once, of a busy thread or so, is tried again.
      example.catch(() => known.delete(key));
      const { subject, people, exhibits, truth } = await example;
      return { subject, people, exhibits: exhibits as readonly object[] as Json[], truth: truth as object as Json };
    },
  });
}
