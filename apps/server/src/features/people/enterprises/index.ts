export { deleteEnterprise, listDeleted, nameEnterprises, nextProjectNumber } from './enterprise.repository.ts';
export { registerEnterpriseCalls } from './enterprise.routes.ts';
export { leaveEnterprises, planEnterprises } from './leave-enterprises.ts';
export { enterpriseRef } from './members.ts';
export { declineOrder, listWaitingOrders, openOrder } from './order.repository.ts';
export { registerRoleCalls } from './role.routes.ts';
