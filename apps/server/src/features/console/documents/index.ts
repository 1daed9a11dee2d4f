export { registerDocumentsRoomCalls } from './documents-room.routes.ts';
