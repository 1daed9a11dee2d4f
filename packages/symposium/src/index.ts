export { type Connection, openRoom, type Room, type RoomSnapshot } from './open-room.ts';
export type { WaitingSaying } from './outbox.ts';
export type { Place, RoomItem, RoomView, SeenMessage, SeenPrompt } from './room-view.ts';
export { RoomFailure, type RoomTransport, type Saying } from './transport.ts';
