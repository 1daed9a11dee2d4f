import { Outlet, useLocation } from '@tanstack/react-router';
import { workspaceTexts } from '@wenshu/texts/design/workspace';
import { shellTexts } from '@wenshu/texts/shell';
import { MenuIcon } from '@wenshu/ui';
import { Drawer } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../language/language.ts';
import classes from './team-layout.module.css';
import { WorkspaceHeader } from './workspace-header.tsx';
import { WorkspaceNav } from './workspace-nav.tsx';

/** The workspace: navigation at the side, on a phone behind a button. */
export function TeamLayout() {
  const { nav } = useTexts(workspaceTexts);
  const { productName } = useTexts(shellTexts);
  const path = useLocation({ select: location => location.pathname });
  // Open on the page it was opened on: following a link closes it by itself.
  const [openOnPath, setOpenOnPath] = useState<string>();
  return (
    <div className={classes.page}>
      <WorkspaceHeader
        before={
          <button type="button" className={classes.menu} aria-label={nav.open} onClick={() => setOpenOnPath(path)}>
            <MenuIcon />
          </button>
        }
      />
      <div className={classes.body}>
        <div className={classes.side}>
          <WorkspaceNav />
        </div>
        <Drawer
          open={openOnPath === path}
          placement="left"
          size={300}
          title={productName}
          closable={{ 'aria-label': nav.close }}
          styles={{ body: { padding: 0 } }}
          onClose={() => setOpenOnPath(undefined)}
        >
          <WorkspaceNav />
        </Drawer>
        <main id="content" tabIndex={-1} className={classes.main}>
          <Outlet />
        </main>
      </div>
    </div>
  );
}
