import { errorCodes, socialCalls } from '@wenshu/api-contract';
import { CallFailure } from '@wenshu/api-contract/client';
import { useEffect, useRef, useState } from 'react';
import { client } from '../../../app/client.ts';
import { SOCIAL_REGISTER_PATH } from '../../../app/routes/redirects.ts';
import { useGo } from '../../../app/routes/use-go.ts';
import { setOutForCompany, takeBrowserKey } from '../social/set-out.ts';
import { readSignedIn } from './come-back.ts';
import { finishSignIn } from './finish-sign-in.ts';

type Step = 'leaving' | 'returning' | 'missing' | 'declined';

/** Out to the company's sign-in, or in with what it sent back. */
export function useCompanySignIn(): { readonly step: Step; readonly again: () => void } {
  const { go } = useGo();
  const isBegun = useRef(false);
  const [step, setStep] = useState<Step>('leaving');

  async function leave() {
    setStep('leaving');
    try {
      location.assign((await setOutForCompany()).url);
    } catch (failure) {
      const isMissing = failure instanceof CallFailure && failure.details.code === errorCodes.signInWayMissing.code;
      setStep(isMissing ? 'missing' : 'declined');
    }
  }

  async function comeBack(query: URLSearchParams) {
    setStep('returning');
    const [code, state, iss] = ['code', 'state', 'iss'].map(name => query.get(name) ?? undefined);
    const browserKey = takeBrowserKey();
    // Declined there, or sent here by somebody else's link.
    if (!code || !state || !browserKey) return setStep('declined');
    try {
      const body = { code, state, browserKey, iss };
      const signedIn = readSignedIn(await client.send(socialCalls.thirdSignIn, body, { authorization: false }));
      if (signedIn) await finishSignIn(signedIn, 'social');
      else go(SOCIAL_REGISTER_PATH);
    } catch {
      setStep('declined');
    }
  }

  useEffect(() => {
    // A code is good once: a second run of the effect must not spend it.
    if (isBegun.current) return;
    isBegun.current = true;
    const query = new URLSearchParams(location.search);
    void (query.has('code') || query.has('error') ? comeBack(query) : leave());
  });

  return { step, again: () => void leave() };
}
