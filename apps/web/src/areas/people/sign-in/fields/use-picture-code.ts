import { accountCalls } from '@wenshu/api-contract';
import { type AskedCode, askCode, type CodeKind } from '@wenshu/api-contract/ask-code';
import { useCallback, useEffect, useState } from 'react';
import { client } from '../../../../app/client.ts';
import { newHexId } from '../../../../app/new-hex-id.ts';

export interface PictureCode {
  readonly kind: CodeKind;
  /** `undefined` while it is on its way. */
  readonly asked: AskedCode | 'failed' | undefined;
  readonly refresh: () => void;
  /** From seeing to hearing and back. */
  readonly turnTo: (kind: CodeKind) => void;
}

export function usePictureCode(): PictureCode {
  const [wanted, setWanted] = useState<{ kind: CodeKind; key: string }>(() => ({ kind: 'picture', key: newHexId() }));
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
    refresh: useCallback(() => setWanted(before => ({ ...before, key: newHexId() })), []),
    turnTo: useCallback(kind => setWanted({ kind, key: newHexId() }), []),
  };
}
