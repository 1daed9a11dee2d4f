export { grantLicence, isLicensedFeature, orderNumberAt, savePlan, withdrawLicence } from './decide-licence.ts';
export { listFeatures, listFeaturesAt, requireFeature } from './holds-feature.ts';
export { type HeldLicence, type Licence, listHeldLicences, listLicences, PERSONAL_PLAN } from './licence.repository.ts';
export { registerLicenceCalls } from './licence.routes.ts';
export { listPlans } from './plan.repository.ts';
export { findSpace, type Space } from './space.ts';
