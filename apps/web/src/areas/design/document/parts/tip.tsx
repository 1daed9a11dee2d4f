import { cloneElement, type ReactElement, useEffect } from 'react';
import { watchTips } from './tip-layer.ts';

/** Words that appear beside a button after a while. The button only carries them: one layer shows them for all. */
export function Tip({ text, children }: { readonly text: string; readonly children: ReactElement<object> }) {
  useEffect(watchTips, []);
  return cloneElement(children, { 'data-tip': text } as object);
}
