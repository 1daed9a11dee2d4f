import { smsCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import { registerCalls } from '../../../http/register-calls.ts';
import { forceModifyPassword, modifyPassword } from './modify-password.ts';
import { modifyPhone } from './modify-phone.ts';
import { resetPassword } from './reset-password.ts';
import { sendSms } from './send-sms.ts';
import { signUp } from './sign-up.ts';
import { smsSignIn } from './sms-sign-in.ts';

export function registerSmsCalls(app: FastifyInstance): void {
  registerCalls(app, smsCalls, {
    sendSms,
    smsSignIn,
    signUp,
    resetPassword,
    forceModifyPassword,
    modifyPassword,
    modifyPhone,
  });
}
