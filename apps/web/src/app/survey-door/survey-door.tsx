import { useQuery } from '@tanstack/react-query';
import { authorityCalls, type Right } from '@wenshu/api-contract';
import { clientTexts } from '@wenshu/texts/client';
import type { ReactNode } from 'react';
import { client } from '../client.ts';
import { useTexts } from '../language/language.ts';
import { Loaded } from '../loaded.tsx';
import { lackedOn } from './door-rights.ts';
import { ownRights } from './own-rights.ts';

interface SurveyDoorProps {
  readonly scrollId: string;
  readonly path: string;
  readonly children: ReactNode;
}

/** In the place of a screen that one may not see: which right is missing, who gives it, and a way to ask. Every screen of a survey closes this way. */
export function SurveyDoor({ scrollId, path, children }: SurveyDoorProps) {
  const rights = useQuery(ownRights(scrollId));
  // Nobody waits for it who may come in: what they may is asked for beside the page, and the server asks in any case.
  const lacked = rights.data && lackedOn(path, rights.data.rights);
  if (lacked === undefined) return children;
  return <Closed right={lacked} scrollId={scrollId} onCome={() => void rights.refetch()} />;
}

interface ClosedProps {
  readonly scrollId: string;
  readonly right: Right;
  onCome(): void;
}

/** The refusal says who could give it and how a request stands. */
function Closed({ scrollId, right, onCome }: ClosedProps) {
  const t = useTexts(clientTexts);
  const refusal = useQuery({
    queryKey: ['required-right', scrollId, right],
    queryFn: () => client.call(authorityCalls.requireRight, { dataId: scrollId, right }, { quiet: true }),
    retry: false,
    gcTime: 0,
  });
  // It has come meanwhile: null is an answer.
  const asked = {
    ...refusal,
    refetch: () => {
      onCome();
      return refusal.refetch();
    },
  };
  return (
    <Loaded level={1} of={asked} words={t.door}>
      {() => null}
    </Loaded>
  );
}
