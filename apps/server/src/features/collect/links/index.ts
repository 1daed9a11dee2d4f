export { ensureChannel, findChannel, findChannelsSurvey } from './channel.repository.ts';
export { requireGoodAddresses } from './check-end-pages.ts';
export {
  findLinkPage,
  findLinkSurvey,
  insertLink,
  linkViews,
  listViewedLinks,
  nameLink,
  type SeenLinks,
  type ViewedLink,
  writeLinkTerms,
} from './link.repository.ts';
export { registerLinkCalls } from './link.routes.ts';
export { newIdentityCode, newLinkCode, newPersonalCode } from './new-link-code.ts';
export { drawAddressCode, drawQrCode, qrCodeFile } from './qr-code.ts';
export { findTaken } from './taken-by-link.repository.ts';
export { ViewCounter, type ViewStore } from './view-counter.ts';
