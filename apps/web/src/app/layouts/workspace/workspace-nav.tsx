import { useLocation } from '@tanstack/react-router';
import { workspaceTexts } from '@wenshu/texts/design/workspace';
import { useTexts } from '../../language/language.ts';
import { titleOf } from '../../routes/after-navigation.ts';
import { AppLink } from '../../routes/app-link.tsx';
import { EnterpriseSwitch } from '../../team/enterprise-switch.tsx';
import { rightsToSee, useEnterprise } from '../../team/use-enterprise.ts';
import { mapFor, type NavPage } from './workspace-map.ts';
import classes from './workspace-nav.module.css';

export function WorkspaceNav() {
  const { nav } = useTexts(workspaceTexts);
  const enterprise = useEnterprise();
  // A view is one of several of its route: being on the route is not being there.
  const { pathname, searchStr } = useLocation();
  const isHere = ({ path, view }: NavPage) => pathname === path && searchStr.startsWith(view?.search ?? '');
  return (
    <nav className={classes.nav} aria-label={nav.label}>
      {mapFor(enterprise && rightsToSee(enterprise)).map(group => (
        <section key={group.name}>
          <h2 className={classes.group}>{nav[group.name]}</h2>
          {group.name === 'enterprise' && <EnterpriseSwitch />}
          <ul>
            {group.pages.map(page => (
              <li key={page.path}>
                <AppLink
                  to={`${page.path}${page.view?.search ?? ''}`}
                  className={classes.link}
                  aria-current={isHere(page) ? 'page' : undefined}
                >
                  <page.icon />
                  {page.view ? nav[page.view.name] : titleOf(page.path)}
                </AppLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
