export { approveOrder, declineOrder, fieldOrder, listOrdersToHandle, noteOrderPaid } from './operator-desk.ts';
export { type DatedOrder, listOrdersNamed, pageToHandle } from './sample-order.repository.ts';
export { registerSampleCalls } from './samples.routes.ts';
export { deliverOrders } from './take-step.ts';
