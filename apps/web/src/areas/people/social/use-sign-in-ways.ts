import { type CallData, socialCalls } from '@wenshu/api-contract';
import { useEffect, useState } from 'react';
import { client } from '../../../app/client.ts';

type SignInWays = CallData<typeof socialCalls.signInWays>;

/** Undefined until they are known; a server that does not say has none. */
export function useSignInWays(): SignInWays | undefined {
  const [ways, setWays] = useState<SignInWays>();
  useEffect(() => {
    let isWanted = true;
    client.call(socialCalls.signInWays, {}, { authorization: false, quiet: true }).then(
      found => isWanted && setWays(found),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return ways;
}
