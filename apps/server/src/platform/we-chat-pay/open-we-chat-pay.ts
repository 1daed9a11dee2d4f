import { createPrivateKey, createPublicKey, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { WeChatPayEnv } from '../../env.ts';
import type { Clock } from '../clock/clock.ts';
import { createWeChatPay, type WeChatPay } from './we-chat-pay.ts';

/** By the keys that lie in files; a file that holds none ends the start. */
export async function openWeChatPay(env: WeChatPayEnv, clock: Clock): Promise<WeChatPay> {
  const { url, mchId, serial, v3Key } = env;
  const privateKey = createPrivateKey(await readFile(env.keyFile));
  const theirs = { id: env.publicKeyId, key: publicKeyOf(await readFile(env.publicKeyFile, 'utf8')) };
  return createWeChatPay({ url, mchId, serial, v3Key, privateKey, theirs, clock });
}

/** Of older merchants it is a certificate of the platform's; its key is what counts. */
const publicKeyOf = (pem: string) =>
  pem.includes('BEGIN CERTIFICATE') ? new X509Certificate(pem).publicKey : createPublicKey(pem);
