import { workspaceTexts } from '@wenshu/texts/design/workspace';
import { useTexts } from '../../language/language.ts';
import { titleOf } from '../../routes/after-navigation.ts';
import { AppLink } from '../../routes/app-link.tsx';
import { EnterpriseSwitch } from '../../team/enterprise-switch.tsx';
import { rightsToSee, useEnterprise } from '../../team/use-enterprise.ts';
import { mapFor } from './workspace-map.ts';
import classes from './workspace-nav.module.css';

export function WorkspaceNav() {
  const { nav } = useTexts(workspaceTexts);
  const enterprise = useEnterprise();
  return (
    <nav className={classes.nav} aria-label={nav.label}>
      {mapFor(enterprise && rightsToSee(enterprise)).map(group => (
        <section key={group.name}>
          <h2 className={classes.group}>{nav[group.name]}</h2>
          {group.name === 'enterprise' && <EnterpriseSwitch />}
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
