import { Tooltip } from 'antd';
import type { ReactElement } from 'react';

/** Tooltips open after 1000 ms (P9.13): nobody is chased by them. */
const TOOLTIP_DELAY_S = 1;
const canHover = window.matchMedia('(hover: hover)').matches;

export function Tip({ text, children }: { readonly text: string; readonly children: ReactElement }) {
  // A finger that rests on a button is pressing it: there a tip would only stay behind.
  if (!canHover) return children;
  return (
    <Tooltip title={text} mouseEnterDelay={TOOLTIP_DELAY_S}>
      {children}
    </Tooltip>
  );
}
