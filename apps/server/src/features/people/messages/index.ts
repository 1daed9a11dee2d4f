export { countUnread, insertReaders } from './message.repository.ts';
export { registerMessageCalls } from './message.routes.ts';
export { deleteMessagesBefore } from './message-list.repository.ts';
export { endMails, findMailbox, takeMessageMails, wantsMails } from './message-mailbox.repository.ts';
export { sayMessage } from './say-message.ts';
export { beginMessage, sendMessage } from './send-message.ts';
