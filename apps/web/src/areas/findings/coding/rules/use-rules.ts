import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallRequest, codingCalls, codingRuleCalls } from '@wenshu/api-contract';
import { codingRulesPartTexts } from '@wenshu/texts/findings/coding/rules-part';
import { useState } from 'react';
import { useAction } from '../../../../app/actions/use-action.ts';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { type CodingRule, useRuleList } from './use-rules-followed.ts';

type Sent = Omit<CallRequest<typeof codingRuleCalls.save>, 'scrollId' | 'codingId'>;

interface RulesAsked {
  readonly scrollId: string;
  readonly codingId: string;
  onSaved(): void;
}

/** The rules of a coding, how many answers each finds, and what is done with them. */
export function useRules({ scrollId, codingId, onSaved }: RulesAsked) {
  const t = useTexts(codingRulesPartTexts);
  const queries = useQueryClient();
  const of = { scrollId, codingId };
  const listed = useRuleList(of);
  const counts = useQuery({
    queryKey: ['coding', codingId, 'rules', 'counts'],
    queryFn: ({ signal }) => client.call(codingRuleCalls.counts, of, { quiet: true, signal }),
  });
  const refresh = () => queries.invalidateQueries({ queryKey: ['coding', codingId, 'rules'] });
  /** Deeds of this page, the last of which can be undone. */
  const [deeds, setDeeds] = useState<readonly string[]>([]);
  const onDone = ({ deedId }: Pick<CodingRule, 'deedId'>) => setDeeds(before => [...before, deedId]);
  const save = useAction((sent: Sent) => client.call(codingRuleCalls.save, { ...of, ...sent }), {
    done: t.saved,
    refresh,
    onDone(done) {
      onDone(done);
      onSaved();
    },
  });
  const turn = useAction(
    async ({ ruleId, version, pattern, code }: CodingRule, isOn: boolean) => {
      const { deedId } = await client.call(codingRuleCalls.save, { ...of, ruleId, version, pattern, code, isOn });
      return { deedId, isOn };
    },
    { done: turned => (turned.isOn ? t.saved : t.switchedOff), refresh, onDone: turned => onDone(turned) },
  );
  const remove = useAction(
    ({ ruleId, version }: CodingRule) => client.call(codingRuleCalls.remove, { ...of, ruleId, version }),
    { done: t.removed, refresh, onDone },
  );
  const undo = useAction(
    async () => {
      const deedId = deeds.at(-1);
      if (deedId === undefined) return;
      // Refused is what somebody has changed since: it would stand in the way of those before it.
      setDeeds(deeds.slice(0, -1));
      await client.call(codingCalls.undo, { ...of, deedId });
    },
    { done: t.undone, refresh },
  );
  return { listed, counts, save, turn, remove, undo, canUndo: deeds.length > 0 };
}
