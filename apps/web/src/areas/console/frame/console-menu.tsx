import { useLocation } from '@tanstack/react-router';
import { consoleTexts } from '@wenshu/texts/console/frame';
import { useTexts } from '../../../app/language/language.ts';
import classes from '../../../app/layouts/workspace/workspace-nav.module.css';
import { AppLink } from '../../../app/routes/app-link.tsx';
import { useMayOperate } from '../kit/seat.ts';
import { pathOfRoom, type Room, rooms } from './room-list.ts';

const groups = ['run', 'customers', 'site', 'house'] as const satisfies readonly Room['group'][];

/** What somebody may see, and nothing else. */
export function ConsoleMenu() {
  const t = useTexts(consoleTexts);
  const may = useMayOperate();
  const path = useLocation({ select: location => location.pathname });
  const shown = rooms.filter(({ right }) => may(right));
  return (
    <nav className={classes.nav} aria-label={t.menu}>
      {groups
        .filter(group => shown.some(room => room.group === group))
        .map(group => (
          <section key={group}>
            <h2 className={classes.group}>{t.groups[group]}</h2>
            <ul>
              {shown
                .filter(room => room.group === group)
                .map(room => (
                  <li key={room.name}>
                    <AppLink
                      to={pathOfRoom(room.name)}
                      className={classes.link}
                      aria-current={pathOfRoom(room.name) === path ? 'page' : undefined}
                    >
                      <room.icon />
                      {t.rooms[room.name]}
                    </AppLink>
                  </li>
                ))}
            </ul>
          </section>
        ))}
    </nav>
  );
}
