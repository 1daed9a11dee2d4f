import { Tooltip } from 'antd';
import type { ReactElement } from 'react';

/** Tooltips open after 1000 ms (P9.13): nobody is chased by them. */
const TOOLTIP_DELAY_S = 1;

export function Tip({ text, children }: { readonly text: string; readonly children: ReactElement }) {
  return (
    <Tooltip title={text} mouseEnterDelay={TOOLTIP_DELAY_S}>
      {children}
    </Tooltip>
  );
}
