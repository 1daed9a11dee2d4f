import { type CraftFinding, checkCraftInSteps } from '@wenshu/craft';
import { questionTypes } from '@wenshu/question-types/core';
import { useEffect, useState } from 'react';
import { useEditor, useEditorState } from '../../document/state/use-editor.ts';
import { runInSlices } from './run-in-slices.ts';

const CALM_MS = 400;

export type Craft =
  | { readonly state: 'looking' | 'failed' }
  | { readonly state: 'read'; readonly findings: readonly CraftFinding[] };

/** What the craft check says, read again whenever the person pauses. Only while its drawer is open. */
export function useCraft(): Craft & { again(): void } {
  const { isPublished } = useEditor().context;
  const document = useEditorState(state => state.document);
  const [craft, setCraft] = useState<Craft>({ state: 'looking' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let stop = () => {};
    const timer = setTimeout(
      () => {
        stop = runInSlices(
          checkCraftInSteps(document, questionTypes, { isPublished }),
          findings => setCraft({ state: 'read', findings }),
          () => setCraft({ state: 'failed' }),
        );
      },
      attempt === 0 ? CALM_MS : 0,
    );
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [document, isPublished, attempt]);
  const again = () => {
    setCraft({ state: 'looking' });
    setAttempt(known => known + 1);
  };
  return { ...craft, again };
}
