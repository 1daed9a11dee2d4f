export { countAccountCall, isAboutAccount } from './account-pace.ts';
export { listOpenSessions } from './list-open-sessions.ts';
export { presentSession } from './present-session.ts';
export { refreshSession } from './refresh-session.ts';
export { requireActor } from './require-actor.ts';
export {
  deleteSessionsWithoutTokenSince,
  endOwnSession,
  endSession,
  endSessionsOf,
  findOpenSession,
  insertSession,
  listLastSeen,
} from './session.repository.ts';
export { registerSessionCalls } from './session.routes.ts';
export { keptTerminal, startSession } from './start-session.ts';
export { createToken, hashToken, REFRESH_LIFETIME_SECONDS } from './token.ts';
