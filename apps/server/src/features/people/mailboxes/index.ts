export { isOwnMailbox, sendMailboxCode } from './own-mailbox.ts';
