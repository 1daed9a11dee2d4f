export { deleteLinksBefore, deleteLinksOf, deleteLinksTo } from './mail-link.repository.ts';
export { linkLimits, noteNewLink } from './note-new-link.ts';
export { lookAtLink, type ProvenAddress, spendLink } from './open-link.ts';
export { type EmailAddress, parseEmail } from './parse-email.ts';
