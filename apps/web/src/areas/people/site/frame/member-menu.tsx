import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { completeUser } from '../../../../app/account/complete-user.ts';
import { DocumentsHost } from '../../../../app/account/documents-host.tsx';
import { AccountMenu } from '../../../../app/layouts/account-menu.tsx';
import { MessageBell } from '../../messages/message-bell.tsx';

/** A message bell and an avatar menu (P2.55 to P2.57), and what a program of the workspace brings along with them. */
export function MemberMenu() {
  useEffect(() => void completeUser(), []);
  return (
    <>
      <MessageBell />
      <AccountMenu />
      {createPortal(<DocumentsHost />, document.body)}
    </>
  );
}
