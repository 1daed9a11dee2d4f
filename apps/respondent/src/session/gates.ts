import type { PageAddress } from './page-address.ts';
import { request } from './post.ts';
import { keepPass, loadVisitor } from './visitor.ts';

type Fields = Readonly<Record<string, string>>;

/** The gates before a survey. A pass is kept on this device and goes with every later call. */
export function gatesOf(address: PageAddress, language: string) {
  const post = <Data>(path: string, body: object) =>
    request<Data>('POST', `/survey/answer/${path}`, language, { body: { ...loadVisitor(address), ...body } });
  return {
    async passPassword(password: string): Promise<void> {
      keepPass(address.code, (await post<{ pass: string }>('passPassword', { password })).pass);
    },
    async passIdentity(fields: Fields, smsCode: string | undefined): Promise<void> {
      const { pass } = await post<{ pass: string }>('passIdentity', { fields, ...(smsCode && { smsCode }) });
      keepPass(address.code, pass);
    },
    async sendIdentityCode(fields: Fields): Promise<number> {
      return (await post<{ waitSeconds: number }>('sendIdentityCode', { fields })).waitSeconds;
    },
  };
}
