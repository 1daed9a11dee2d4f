import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorCodes, solutionCalls } from '@wenshu/api-contract';
import { CallFailure } from '@wenshu/api-contract/client';
import { emptySetting, parseSetting, type SolutionId, type SolutionSetting, solutions } from '@wenshu/survey-core';
import { useEffect, useRef, useState } from 'react';
import { client } from '../../../app/client.ts';

const PAUSE_MS = 700;
export type Saving = 'saved' | 'saving' | 'notSaved' | 'savedByOthers';

const listKey = (scrollId: string) => ['solution-list', scrollId];

/** What was filled in for a questionnaire, by solution. */
export function useSolutionList(scrollId: string) {
  return useQuery({
    queryKey: listKey(scrollId),
    queryFn: () => client.call(solutionCalls.solutionList, { scrollId }),
    gcTime: 0,
  });
}

interface Start {
  readonly setting: Readonly<Record<string, unknown>> | null;
  readonly version: number;
}

/** The form as it is typed: kept on the server after every pause, one save after the other. */
export function useSetting(scrollId: string, solutionBankId: SolutionId, start: Start) {
  const solution = solutions[solutionBankId];
  const [setting, setSetting] = useState<SolutionSetting>(() => readStart(solutionBankId, start));
  const [saving, setSaving] = useState<Saving>('saved');
  const queries = useQueryClient();
  const version = useRef(start.version);
  const waiting = useRef<SolutionSetting>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const line = useRef<Promise<void>>(Promise.resolve());

  const save = useMutation({
    mutationFn: (changed: SolutionSetting) =>
      client.call(
        solutionCalls.save,
        { scrollId, solutionBankId, setting: changed, baseVersion: version.current },
        { quiet: true },
      ),
  });
  const send = async () => {
    const changed = waiting.current;
    if (!changed) return;
    waiting.current = undefined;
    try {
      ({ version: version.current } = await save.mutateAsync(changed));
      setSaving(waiting.current ? 'saving' : 'saved');
    } catch (error) {
      waiting.current ??= changed;
      setSaving(isOvertaken(error) ? 'savedByOthers' : 'notSaved');
      throw error;
    }
  };
  /** Resolves when everything that was typed is kept. */
  const flush = () => {
    clearTimeout(timer.current);
    line.current = line.current.catch(() => {}).then(send);
    return line.current;
  };
  const later = useRef(flush);
  later.current = flush;
  useEffect(() => () => void later.current().catch(() => {}), []);

  const change = (changed: SolutionSetting) => {
    setSetting(changed);
    waiting.current = changed;
    setSaving('saving');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush().catch(() => {}), PAUSE_MS);
  };
  const clear = async () => {
    clearTimeout(timer.current);
    waiting.current = undefined;
    await client.call(solutionCalls.deleteSettingAnswer, { scrollId, solutionBankId });
    version.current = 0;
    setSetting(emptySetting(solution));
    setSaving('saved');
    await queries.invalidateQueries({ queryKey: listKey(scrollId) });
  };
  return { solution, setting, change, saving, flush, clear };
}

function readStart(solutionId: SolutionId, { setting }: Start): SolutionSetting {
  const solution = solutions[solutionId];
  const parsed = parseSetting(solution, setting ?? {});
  return 'setting' in parsed ? parsed.setting : emptySetting(solution);
}

const isOvertaken = (error: unknown) =>
  error instanceof CallFailure && error.details.code === errorCodes.solutionSavedByOthers.code;
