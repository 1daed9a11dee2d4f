export { approveOrder, declineOrder, fieldOrder, listOrdersToHandle, noteOrderPaid } from './operator-desk.ts';
export { registerSampleCalls } from './samples.routes.ts';
export { deliverOrders } from './take-step.ts';
