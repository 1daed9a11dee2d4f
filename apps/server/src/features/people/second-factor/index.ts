export {
  countRecoveryCodes,
  deleteSecondFactor,
  dropSecondFactor,
  findSecondFactor,
  listHavingFactor,
} from './second-factor.repository.ts';
export { deleteTicketsBefore } from './sign-in-ticket.repository.ts';
export { issueTicket, redeemTicket, redeemTicketBy } from './sign-in-ticket.ts';
export { factorLimit, spendFactorCode } from './spend-factor-code.ts';
export { prepareSecondFactor, turnSecondFactorOn } from './turn-on.ts';
