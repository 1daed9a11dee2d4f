export { drawSmsCode, hashSmsCode, SMS_LIFETIME_MS, SMS_TRIES, SMS_WAIT_SECONDS } from './one-time-code.ts';
export { noteNewSmsCode, sendLimits } from './send-sms-code.ts';
export { deleteSmsCodesBefore } from './sms-code.repository.ts';
export { type GivenSmsCode, spendSmsCode } from './spend-sms-code.ts';
