export { changeSeats, expireEnterprise, extendEnterprise } from './change-term.ts';
export { decideOrder } from './decide-order.ts';
export {
  deleteEnterprise,
  type EnterpriseRow,
  findEnterprise,
  keepEnterprise,
  listDeleted,
  listEnterpriseIds,
  listEnterprises,
  listNamedEnterprises,
  lockGoingEnterprise,
  nameEnterprises,
  nextProjectNumber,
} from './enterprise.repository.ts';
export { registerEnterpriseCalls } from './enterprise.routes.ts';
export { countByPlan, searchEnterprises } from './enterprise-desk.repository.ts';
export { leaveEnterprises, planEnterprises } from './leave-enterprises.ts';
export {
  findHolder,
  grantTo,
  type Holder,
  licencesAt,
  listLicencesOf,
  spaceOfHolder,
  withdrawFrom,
} from './licence-desk.ts';
export { enterpriseRef } from './members.ts';
export { nameVersions } from './name-versions.ts';
export {
  countWaitingOrders,
  findWaitingWish,
  listWaitingOrders,
  type NamedOrder,
} from './order.repository.ts';
export { listAllOrders } from './own-orders.ts';
export { registerRoleCalls } from './role.routes.ts';
