import { ownVariableCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import { registerCalls } from '../../../http/register-calls.ts';
import { listMadeVariables } from './list-made-variables.ts';
import { previewVariable } from './preview-variable.ts';
import { saveOwnVariable } from './save-own-variable.ts';

export function registerOwnVariableCalls(app: FastifyInstance): void {
  registerCalls(app, ownVariableCalls, {
    list: async ({ scrollId }, { platform, actor, language }) => ({
      items: await listMadeVariables(platform, actor, scrollId, language),
    }),
    preview: (input, context) => {
      const { platform, actor, language } = context;
      return context.whileListening(signal => previewVariable(platform, actor, { ...input, language, signal }));
    },
    save: (input, { platform, actor }) => saveOwnVariable(platform, actor, input),
  });
}
