export { decideOrder, type OrderDecision } from './decide-order.ts';
export {
  deleteEnterprise,
  listDeleted,
  listEnterpriseIds,
  listNamedEnterprises,
  nameEnterprises,
  nextProjectNumber,
} from './enterprise.repository.ts';
export { registerEnterpriseCalls } from './enterprise.routes.ts';
export { leaveEnterprises, planEnterprises } from './leave-enterprises.ts';
export { grantTo, listLicencesOf, withdrawFrom } from './licence-desk.ts';
export { enterpriseRef } from './members.ts';
export { listDecidedOrders, listWaitingOrders, type NamedOrder } from './order.repository.ts';
export { registerRoleCalls } from './role.routes.ts';
