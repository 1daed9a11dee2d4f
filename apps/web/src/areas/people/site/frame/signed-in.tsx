import { type ComponentType, useEffect, useState } from 'react';
import { reportBug } from '../../../../app/actions/report-bug.ts';

/** What only people with an account load. */
export function SignedIn() {
  const [Menu, setMenu] = useState<ComponentType>();
  useEffect(() => {
    import('./member-menu.tsx').then(({ MemberMenu }) => setMenu(() => MemberMenu), reportBug);
  }, []);
  return Menu ? <Menu /> : null;
}
