export { registerContactCalls } from './contact.routes.ts';
export { deleteFriendsRemovedBefore, listBook } from './friend.repository.ts';
export { registerFriendCalls } from './friend.routes.ts';
