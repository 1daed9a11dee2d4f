export { deleteApiKeysOf, listApiKeys } from './api-key.repository.ts';
export { registerApiKeyCalls } from './api-key.routes.ts';
export { isApiKey } from './api-key.ts';
export { requireKeysActor } from './require-keys-actor.ts';
