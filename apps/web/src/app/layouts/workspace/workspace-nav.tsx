import { workspaceTexts } from '@wenshu/texts/design/workspace';
import { useTexts } from '../../language/language.ts';
import { titleOf } from '../../routes/after-navigation.ts';
import { AppLink } from '../../routes/app-link.tsx';
import { workspaceMap } from './workspace-map.ts';
import classes from './workspace-nav.module.css';

export function WorkspaceNav() {
  const { nav } = useTexts(workspaceTexts);
  return (
    <nav className={classes.nav} aria-label={nav.label}>
      {workspaceMap.map(group => (
        <section key={group.name}>
          <h2 className={classes.group}>{nav[group.name]}</h2>
          <ul>
            {group.pages.map(({ path, view, icon: Icon }) => (
              <li key={path}>
                <AppLink to={`${path}${view?.search ?? ''}`} className={classes.link}>
                  <Icon />
                  {view ? nav[view.name] : titleOf(path)}
                </AppLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
