import { createDecipheriv } from 'node:crypto';

const TAG_BYTES = 16;

/** What is sealed in a notice by AES-256-GCM; undefined of what does not open with our key. */
export function openResource(v3Key: string, resource: unknown): unknown {
  const sealed = (resource ?? {}) as Readonly<Record<string, unknown>>;
  const { algorithm, ciphertext, nonce, associated_data: associated = '' } = sealed;
  if (algorithm !== 'AEAD_AES_256_GCM' || typeof ciphertext !== 'string' || typeof nonce !== 'string') return undefined;
  try {
    const bytes = Buffer.from(ciphertext, 'base64');
    const decipher = createDecipheriv('aes-256-gcm', v3Key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(String(associated ?? '')));
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    const opened = Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]);
    return JSON.parse(opened.toString('utf8'));
  } catch {
    return undefined;
  }
}
