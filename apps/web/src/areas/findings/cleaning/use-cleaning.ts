import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CleaningRule } from '@wenshu/analysis/browser';
import { cleaningCalls } from '@wenshu/api-contract';
import { asJson } from '@wenshu/survey-core';
import { useMemo, useRef, useState } from 'react';
import { client } from '../../../app/client.ts';
import { useVariables } from '../records/use-variables.ts';
import type { RuleSource } from './forms/form-props.ts';
import { ruleDataOf } from './rule-data.ts';

const NONE: readonly CleaningRule[] = [];

/** The rules of a questionnaire, saved one after the other as they are changed. */
export function useCleaning(scrollId: string) {
  const queries = useQueryClient();
  const listed = useVariables(scrollId);
  const queryKey = ['cleaning', scrollId];
  const scheme = useQuery({
    queryKey,
    queryFn: () => client.call(cleaningCalls.get, { scrollId }, { quiet: true }),
    staleTime: 0,
  });
  const [drafted, setDrafted] = useState<readonly CleaningRule[]>();
  const saving = useRef(Promise.resolve());
  const version = useRef<number>(undefined);
  const source = useMemo(
    (): RuleSource | undefined => listed.data && { listed: listed.data, data: ruleDataOf(listed.data) },
    [listed.data],
  );
  const save = (rules: readonly CleaningRule[]) => {
    setDrafted(rules);
    saving.current = saving.current.then(async () => {
      try {
        const known = version.current ?? scheme.data?.version ?? 0;
        const saved = { scrollId, version: known, rules: rules.map(rule => asJson(rule)) };
        version.current = (await client.call(cleaningCalls.save, saved)).version;
      } catch {
        // The client has told why: what is there now is what counts.
        version.current = undefined;
        setDrafted(undefined);
      }
      await queries.invalidateQueries({ queryKey });
    });
  };
  // The contract says JSON; the server checked it when it was saved.
  const rules = drafted ?? (scheme.data?.rules as unknown as readonly CleaningRule[] | undefined) ?? NONE;
  return { scheme, listed, source, rules, save };
}
