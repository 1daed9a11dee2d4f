import type { FastifyInstance } from 'fastify';
import { registerAnnouncementCalls } from './announcements/index.ts';
import { registerDocumentsRoomCalls } from './documents/index.ts';
import { registerNewsRoomCalls } from './news/index.ts';
import { registerOperatorCalls } from './operators/index.ts';

/** The calls of the console: who runs the installation, and what they do. */
export function registerConsole(api: FastifyInstance): void {
  registerOperatorCalls(api);
  registerNewsRoomCalls(api);
  registerDocumentsRoomCalls(api);
  registerAnnouncementCalls(api);
}
