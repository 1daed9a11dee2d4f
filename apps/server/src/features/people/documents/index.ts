export { agreeToAll, keepAgreements } from './agree.ts';
export { listAgreements, withdrawAgreements } from './agreement.repository.ts';
export { registerDocumentCalls } from './document.routes.ts';
export { readShownDocuments, switchDocument } from './document-switch.repository.ts';
export { publishDocument } from './document-version.repository.ts';
export { readSiteDocument } from './read-site-document.ts';
