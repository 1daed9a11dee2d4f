import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallInput, type LiveSettings, liveSettingsCalls } from '@wenshu/api-contract';
import { CallFailure } from '@wenshu/api-contract/client';
import { useState } from 'react';
import { again } from '../../../app/actions/again.ts';
import type { Pause } from '../../../app/actions/pauses.ts';
import { client } from '../../../app/client.ts';

type Update = Omit<CallInput<typeof liveSettingsCalls.updateLiveSettings>, 'scrollId'>;

/** Settings that hold at once, also while collecting. Every change is saved by itself. */
export function useLiveSettings(scrollId: string, pause?: Pause) {
  const queries = useQueryClient();
  const queryKey = ['live-settings', scrollId];
  const settings = useQuery({
    queryKey,
    queryFn: () => client.call(liveSettingsCalls.getLiveSettings, { scrollId }),
    refetchInterval: again(pause),
  });
  // Not an action: a second change while the first is on its way is one of its own, and is not dropped.
  const [isSaving, setIsSaving] = useState(false);

  /** True when it was saved; the client has told the person otherwise. */
  const update = async (change: Update): Promise<boolean> => {
    setIsSaving(true);
    try {
      const saved = await client.call(liveSettingsCalls.updateLiveSettings, { scrollId, ...change });
      queries.setQueryData<LiveSettings>(queryKey, saved);
      return true;
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      return false;
    } finally {
      setIsSaving(false);
    }
  };
  return {
    settings: settings.data,
    isFailed: settings.isError,
    retry: () => void settings.refetch(),
    isSaving,
    update,
  };
}
