export {
  demonstrationFen,
  isMoneyShut,
  listDemonstrated,
  requireRealMoney,
  voidDemonstration,
} from './demonstration-money.ts';
export { describeWallet } from './describe-wallet.ts';
export { accountOrLapsed, lapseHolder } from './live-account.ts';
export { registerPaymentNotices } from './notice-door.ts';
export { findOrder, listOrders, type OrderRow } from './order.repository.ts';
export { countSold, listPackages, savePackage } from './package.repository.ts';
export { askWaiting, schedulePayments } from './payment-round.ts';
export { listRefunds } from './refund.repository.ts';
export { refundOrder } from './refund-order.ts';
export { statementJob } from './statement-job.ts';
export { listStrayNotices } from './stray-notice.repository.ts';
export { registerTillPage } from './till-page.ts';
export { registerWalletCalls } from './wallet.routes.ts';
