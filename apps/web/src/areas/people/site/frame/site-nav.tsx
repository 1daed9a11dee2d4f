import { ChevronDownIcon, Disclosure } from '@wenshu/ui';
import { DESKTOP_PATH, HOME_PATH } from '../../../../app/routes/redirects.ts';
import type { HeaderWords } from './header-words.ts';
import type { NamedLink } from './site-links.ts';
import classes from './site-nav.module.css';

/** The groups open on pointing and pressing; without a script each still leads to the first page of its kind by the footer. */
export function SiteNav({ path, label, home, groups, links, workspace }: HeaderWords) {
  const to = (link: NamedLink) => (
    <a
      key={link.to}
      href={link.to}
      className={classes.item}
      aria-current={link.to === path || path.startsWith(`${link.to}/`) ? 'page' : undefined}
    >
      {link.words}
    </a>
  );
  return (
    <nav className={classes.nav} aria-label={label}>
      {to({ words: home, to: HOME_PATH })}
      {groups.map(group => (
        <Group key={group.name} path={path} {...group} />
      ))}
      {links.map(to)}
      <a href={DESKTOP_PATH} className={`${classes.item} ${classes.narrowOnly}`}>
        {workspace}
      </a>
    </nav>
  );
}

function Group({ path, name, links }: HeaderWords['groups'][number] & { readonly path: string }) {
  const isHere = links.some(({ to }) => to === path);
  return (
    <Disclosure
      buttonClass={isHere ? `${classes.item} ${classes.here}` : classes.item}
      button={
        <>
          {name}
          <ChevronDownIcon />
        </>
      }
    >
      {links.map(({ to, words }) => (
        <a key={to} href={to} aria-current={to === path ? 'page' : undefined}>
          {words}
        </a>
      ))}
    </Disclosure>
  );
}
