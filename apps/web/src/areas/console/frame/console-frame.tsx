import { Outlet, useLocation } from '@tanstack/react-router';
import { operatorDoorCalls } from '@wenshu/api-contract';
import { consoleTexts } from '@wenshu/texts/console/frame';
import { shellTexts } from '@wenshu/texts/shell';
import { ExitIcon, Logo, MenuIcon } from '@wenshu/ui';
import { Drawer } from 'antd';
import { useEffect, useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { useTexts } from '../../../app/language/language.ts';
import { LanguageButton } from '../../../app/layouts/language-button.tsx';
import look from '../../../app/layouts/workspace/team-layout.module.css';
import head from '../../../app/layouts/workspace/workspace-header.module.css';
import { Loaded } from '../../../app/loaded.tsx';
import { AppLink } from '../../../app/routes/app-link.tsx';
import shell from '../../../app/shell.module.css';
import { ConsoleDoor } from '../door/console-door.tsx';
import { consoleClient } from '../kit/console-client.ts';
import { loseSeat, useDoor, useMayOperate, useSeat } from '../kit/seat.ts';
import classes from './console-frame.module.css';
import { ConsoleMenu } from './console-menu.tsx';
import { NoRoom } from './first-room.tsx';
import { pathOfRoom, rooms } from './room-list.ts';
import { useSayHere } from './say-here.ts';

/** The door, or behind it the menu and a room. */
export function ConsoleFrame() {
  const t = useTexts(consoleTexts);
  const door = useDoor(() => consoleClient.call(operatorDoorCalls.state, {}, { quiet: true }));
  return (
    <Loaded of={door} words={t} level={1}>
      {state => (state.seat ? <Seated /> : <ConsoleDoor state={state} />)}
    </Loaded>
  );
}

function Seated() {
  const t = useTexts(consoleTexts);
  const { skipToContent } = useTexts(shellTexts);
  const path = useLocation({ select: location => location.pathname });
  const may = useMayOperate();
  useSayHere();
  // Open on the page it was opened on: following a link closes it by itself.
  const [openOnPath, setOpenOnPath] = useState<string>();
  const room = rooms.find(({ name }) => pathOfRoom(name) === path);
  const title = room ? t.rooms[room.name] : t.name;
  useEffect(() => {
    document.title = `${title} · ${t.name}`;
  }, [title, t.name]);
  return (
    <div className={look.page}>
      <a className={shell.skip} href="#content">
        {skipToContent}
      </a>
      <ConsoleHead onMenu={() => setOpenOnPath(path)} />
      <div className={look.body}>
        <div className={look.side}>
          <ConsoleMenu />
        </div>
        <Drawer
          open={openOnPath === path}
          placement="left"
          size={300}
          title={t.name}
          closable={{ 'aria-label': t.closeMenu }}
          styles={{ body: { padding: 0 } }}
          onClose={() => setOpenOnPath(undefined)}
        >
          <ConsoleMenu />
        </Drawer>
        <main id="content" tabIndex={-1} className={look.main}>
          {room && !may(room.right) ? <NoRoom /> : <Outlet />}
        </main>
      </div>
    </div>
  );
}

function ConsoleHead({ onMenu }: { readonly onMenu: () => void }) {
  const t = useTexts(consoleTexts);
  const { productName } = useTexts(shellTexts);
  const seat = useSeat();
  const { run: leave } = useAction(() => consoleClient.call(operatorDoorCalls.leave, {}), {
    done: t.leaveDone,
    onDone: loseSeat,
  });
  const roles = seat?.roles.map(role => t.roles[role]).join(' · ') ?? '';
  return (
    <header className={head.header}>
      <button type="button" className={look.menu} aria-label={t.openMenu} onClick={onMenu}>
        <MenuIcon />
      </button>
      <AppLink to="/operator" className={head.home} aria-label={`${productName} · ${t.name}`}>
        <Logo name={productName} />
      </AppLink>
      <span className={classes.name}>{t.name}</span>
      <div className={head.middle} />
      {seat && (
        <span className={classes.seat}>{seat.userId === null ? t.bySecret : t.seat({ name: seat.name, roles })}</span>
      )}
      <LanguageButton />
      <button type="button" className={classes.leave} aria-label={t.leave} title={t.leave} onClick={() => void leave()}>
        <ExitIcon />
      </button>
    </header>
  );
}
