import { canvasTexts } from '@wenshu/texts/design/editor-canvas';
import { Drawer } from 'antd';
import type { ReactNode } from 'react';
import { create } from 'zustand';
import { useTexts } from '../../../../app/language/language.ts';

const usePanelDrawer = create<{ readonly isOpen: boolean }>(() => ({ isOpen: false }));

export const showPanel = () => usePanelDrawer.setState({ isOpen: true });

/** The settings where there is no room beside the canvas. */
export function PanelDrawer({ children }: { readonly children: ReactNode }) {
  const t = useTexts(canvasTexts);
  const isOpen = usePanelDrawer(state => state.isOpen);
  // Gone when closed: what it leaves in the page otherwise is a part without a place for a screen reader.
  if (!isOpen) return null;
  return (
    <Drawer
      open
      title={t.showSettings}
      placement="bottom"
      size="large"
      destroyOnHidden
      onClose={() => usePanelDrawer.setState({ isOpen: false })}
    >
      {children}
    </Drawer>
  );
}
