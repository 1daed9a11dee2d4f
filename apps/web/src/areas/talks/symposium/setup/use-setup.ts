import { useQueryClient } from '@tanstack/react-query';
import { type SymposiumSetup, symposiumCalls } from '@wenshu/api-contract';
import { CallFailure } from '@wenshu/api-contract/client';
import { useEffect, useRef, useState } from 'react';
import { client } from '../../../../app/client.ts';
import { isComplete } from './is-complete.ts';

export type SetupSaving = 'saved' | 'saving' | 'failed' | 'incomplete' | 'changed';

const PAUSE_MS = 700;

export interface SetupWork {
  readonly setup: SymposiumSetup;
  readonly saving: SetupSaving;
  change(next: SymposiumSetup): void;
  saveNow(): void;
}

/** How a symposium is set up, saved by itself a moment after it was changed, one saving after the other. */
export function useSetup(
  scrollId: string,
  first: { readonly setup: SymposiumSetup; readonly version: number },
): SetupWork {
  const [setup, setSetup] = useState(first.setup);
  const [saving, setSaving] = useState<SetupSaving>('saved');
  const queries = useQueryClient();
  const latest = useRef(first.setup);
  const stored = useRef(first.setup);
  const version = useRef(first.version);
  const isUnderWay = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const save = async () => {
    clearTimeout(timer.current);
    if (isUnderWay.current || latest.current === stored.current) return;
    if (!isComplete(latest.current)) return setSaving('incomplete');
    isUnderWay.current = true;
    setSaving('saving');
    const sent = latest.current;
    try {
      const made = await client.call(symposiumCalls.save, { scrollId, baseVersion: version.current, setup: sent });
      version.current = made.version;
      stored.current = sent;
      setSaving('saved');
      void queries.invalidateQueries({ queryKey: ['symposia'] });
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      setSaving(error.kind === 'saved-by-others' ? 'changed' : 'failed');
      return;
    } finally {
      isUnderWay.current = false;
    }
    if (latest.current !== sent) void save();
  };
  const change = (next: SymposiumSetup) => {
    latest.current = next;
    setSetup(next);
    // From this moment on it is not saved, also while nothing is sent yet.
    setSaving(isComplete(next) ? 'saving' : 'incomplete');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), PAUSE_MS);
  };
  const now = useRef(save);
  now.current = save;
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (latest.current !== stored.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
      // Whoever goes to another page leaves nothing behind unsaved.
      void now.current();
    };
  }, []);
  return { setup, saving, change, saveNow: () => void save() };
}
