export { agreeToAll, keepAgreements, listDue } from './agree.ts';
export { listAgreements, withdrawAgreements } from './agreement.repository.ts';
export { registerDocumentCalls } from './document.routes.ts';
export { findDocumentWords, type KeptDocument, listKeptDocuments } from './document-history.repository.ts';
export { readShownDocuments, switchDocument, turnSwitch } from './document-switch.repository.ts';
export {
  cancelPlanned,
  findPlannedVersion,
  type NewDocument,
  placeDocument,
  publishDocument,
} from './document-version.repository.ts';
export { ownDocument, readSiteDocument } from './read-site-document.ts';
