import { useQuery } from '@tanstack/react-query';
import { stackCalls } from '@wenshu/api-contract';
import { stackTexts } from '@wenshu/texts/findings/stack';
import { useState } from 'react';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { MatchStack } from './match-stack.tsx';
import type { Proposed } from './proposed.ts';
import { type ChosenSource, SourceList } from './source-list.tsx';

interface StackScreenProps {
  readonly scrollId: string | undefined;
  onStarted(jobId: string): void;
}

/** Sources are chosen, their questions matched, then they are stacked. */
export function StackScreen({ scrollId, onStarted }: StackScreenProps) {
  const t = useTexts(stackTexts);
  const sources = useQuery({
    queryKey: ['stack-sources'],
    queryFn: () => client.call(stackCalls.sources, {}, { quiet: true }),
  });
  const [chosen, setChosen] = useState<readonly ChosenSource[]>();
  const [proposed, setProposed] = useState<Proposed>();
  const propose = async (wanted: readonly ChosenSource[]) => {
    try {
      const own = wanted.map(({ scrollId: id, wave }) => ({ scrollId: id, wave }));
      setProposed(await client.call(stackCalls.propose, { sources: own }));
      setChosen(wanted);
    } catch {
      // The client has told the person; what was chosen stays.
    }
  };
  return (
    <Loaded of={sources} words={t}>
      {offered =>
        chosen && proposed ? (
          <MatchStack chosen={chosen} proposed={proposed} onStarted={onStarted} onBack={() => setProposed(undefined)} />
        ) : (
          <SourceList offered={offered} scrollId={scrollId} first={chosen} onChosen={wanted => void propose(wanted)} />
        )
      }
    </Loaded>
  );
}
