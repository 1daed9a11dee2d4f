export { removeAvatars } from './keep-avatar.ts';
export { registerProfileCalls } from './profile.routes.ts';
