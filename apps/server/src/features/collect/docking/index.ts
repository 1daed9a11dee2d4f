export { checkSignedLink, type SignedVisit } from './check-signed-link.ts';
export { deleteDeliveredBefore, queueDeliveries } from './delivery.repository.ts';
export { registerDockingCalls } from './docking.routes.ts';
export { goodSecrets, type SealedSecrets } from './docking-secret.ts';
export { type PresentPushed, scheduleDeliveries, wakeDeliveries } from './run-deliveries.ts';
