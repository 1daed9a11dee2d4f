/** What is counted, in integers of the smallest unit: points as they are, money in fen (0.01 yuan). */
export const ledgerUnits = ['points', 'fen'] as const;
export type LedgerUnit = (typeof ledgerUnits)[number];

/** Why something was moved. A sentence for each is in `texts/people/ledger`. */
export const ledgerCauses = [
  // What everybody begins with.
  'start',
  // Somebody had changed a balance by hand before there was a ledger.
  'carried',
  // An operator gave it.
  'granted',
  // Somebody paid for it, and got it back.
  'top-up',
  'top-up-refund',
  'top-up-refund-back',
  // Text messages of a survey, codes to its respondents, and the platform's own.
  'sms',
  'identity-code',
  'account-code',
  // A red packet is filled, what is left of it goes back, somebody draws from it, and what they did not take comes back to it.
  'packet-fund',
  'packet-return',
  'packet-claim',
  'packet-claim-back',
  // It came from a demonstration, and nobody had paid it.
  'demonstration-void',
  // Its holder has left, or is deleted.
  'lapse',
] as const;
export type LedgerCause = (typeof ledgerCauses)[number];
