import { supportCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import { registerCalls } from '../../../http/register-calls.ts';
import { createSupportDetails } from './support-details.ts';

export function registerSupportCalls(app: FastifyInstance): void {
  const supportDetails = createSupportDetails(app.door.platform.env);
  registerCalls(app, supportCalls, { support: () => supportDetails() });
}
