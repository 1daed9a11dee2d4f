export { registerSymposiumActivityCalls } from './activities/activity.routes.ts';
export { registerSymposiumAfterCalls } from './after/after.routes.ts';
export { ownSymposia } from './own-symposia.ts';
export { registerSymposiumDeskCalls } from './room/desk.routes.ts';
export { registerSymposiumRoomCalls } from './room/room.routes.ts';
export { registerSymposiumSeatCalls } from './seats/seat.routes.ts';
export { registerSymposiumCalls } from './set-up/setup.routes.ts';
export { findTicketedStimulus } from './set-up/stimulus-files.ts';
