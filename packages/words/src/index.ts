export { type AgreementShare, agreementShare } from './agreement/agreement-share.ts';
export { type CohenKappa, cohenKappa, type KappaWeights } from './agreement/cohen-kappa.ts';
export { type FleissKappa, fleissKappa } from './agreement/fleiss-kappa.ts';
export { type KrippendorffAlpha, krippendorffAlpha } from './agreement/krippendorff-alpha.ts';
export type { Rating, Ratings } from './agreement/ratings.ts';
