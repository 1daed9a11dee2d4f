import { accountCalls } from '@wenshu/api-contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { client } from '../../app/client.ts';

/** 32 hexadecimal digits; not crypto.randomUUID, which does not exist on plain http in a private network. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');
}

export interface PictureCode {
  readonly key: string;
  /** `undefined` while it is on its way. */
  readonly source: string | 'failed' | undefined;
  readonly refresh: () => void;
}

export function usePictureCode(): PictureCode {
  const [key, setKey] = useState(newKey);
  const [source, setSource] = useState<PictureCode['source']>();
  const wanted = useRef(key);
  useEffect(() => {
    wanted.current = key;
    setSource(undefined);
    client.call(accountCalls.verifyCode, { verifyCodeKey: key }, { authorization: false, quiet: true }).then(
      picture => wanted.current === key && setSource(picture),
      () => wanted.current === key && setSource('failed'),
    );
  }, [key]);
  return { key, source, refresh: useCallback(() => setKey(newKey()), []) };
}
