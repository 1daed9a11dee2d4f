import { accountCalls } from '@wenshu/api-contract';
import { type AskedCode, askCode, type CodeKind } from '@wenshu/api-contract/ask-code';
import { useCallback, useEffect, useState } from 'react';
import { client } from '../../../app/client.ts';

/** 32 hexadecimal digits; not crypto.randomUUID, which does not exist on plain http in a private network. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');
}

export interface PictureCode {
  readonly kind: CodeKind;
  /** `undefined` while it is on its way. */
  readonly asked: AskedCode | 'failed' | undefined;
  readonly refresh: () => void;
  /** From seeing to hearing and back. */
  readonly turnTo: (kind: CodeKind) => void;
}

export function usePictureCode(): PictureCode {
  const [wanted, setWanted] = useState<{ kind: CodeKind; key: string }>(() => ({ kind: 'picture', key: newKey() }));
  const [asked, setAsked] = useState<PictureCode['asked']>();
  useEffect(() => {
    let isWanted = true;
    let code: AskedCode | undefined;
    setAsked(undefined);
    const options = { authorization: false, quiet: true } as const;
    askCode(
      (name, verifyCodeKey) => client.call(accountCalls[name], { verifyCodeKey }, options),
      wanted.kind,
      wanted.key,
    )
      .then(answer => {
        code = answer;
        if (isWanted) setAsked(answer);
        else answer.forget();
      })
      .catch(() => isWanted && setAsked('failed'));
    return () => {
      isWanted = false;
      code?.forget();
    };
  }, [wanted]);
  return {
    kind: wanted.kind,
    asked,
    refresh: useCallback(() => setWanted(before => ({ ...before, key: newKey() })), []),
    turnTo: useCallback(kind => setWanted({ kind, key: newKey() }), []),
  };
}
