export { registerNewsRoomCalls } from './news-room.routes.ts';
