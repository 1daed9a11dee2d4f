export { registerMessageCalls } from './message.routes.ts';
export { deleteMessagesBefore } from './message-list.repository.ts';
export { sendMessage } from './send-message.ts';
