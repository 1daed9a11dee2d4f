import { type Challenge, findProof } from './proof-of-work.ts';

export type CodeKind = 'picture' | 'sound';

/** A picture or a recording to be read, and the proof that goes with what is read. */
export interface AskedCode {
  readonly verifyCodeKey: string;
  /** For an image or an audio element. */
  readonly source: string;
  /** Looked for meanwhile; empty when it is not to be had, and then the server asks again. */
  readonly verifyProof: Promise<string>;
  /** Ends the search: nobody will send this one. */
  forget(): void;
}

type Get = (name: 'verifyCode' | 'verifySound' | 'verifyChallenge', verifyCodeKey: string) => Promise<unknown>;

/** Every screen with a picture code asks for it here; `get` makes one of three calls below /account. */
export async function askCode(get: Get, kind: CodeKind, verifyCodeKey: string): Promise<AskedCode> {
  const source = (await get(kind === 'sound' ? 'verifySound' : 'verifyCode', verifyCodeKey)) as string;
  let isWanted = true;
  const verifyProof = get('verifyChallenge', verifyCodeKey)
    .then(challenge => findProof(challenge as Challenge, () => isWanted))
    .catch(() => '');
  return {
    verifyCodeKey,
    source,
    verifyProof,
    forget() {
      isWanted = false;
    },
  };
}
