import type { RoutePath } from '@wenshu/texts/routes';
import { shellTexts } from '@wenshu/texts/shell';
import { ChevronDownIcon, Disclosure } from '@wenshu/ui';
import { useTexts } from '../../language/language.ts';
import { titleOf } from '../../routes/after-navigation.ts';
import { AppLink } from '../../routes/app-link.tsx';
import { DESKTOP_PATH, HOME_PATH } from '../../routes/redirects.ts';
import { useSession } from '../../session/session.ts';
import { laterPages, productServicePages, solutionPages } from '../site-map.ts';
import classes from './public-nav.module.css';

/** Home, Product services, Solution, Start XM journey, News (P2.51 to P2.54). */
export function PublicNav() {
  const { nav, session } = useTexts(shellTexts);
  const isSignedIn = useSession(state => state.isSignedIn);
  return (
    <nav className={classes.nav} aria-label={nav.label}>
      <AppLink to={HOME_PATH} className={classes.item}>
        {nav.home}
      </AppLink>
      <Group name={nav.productServices} pages={productServicePages} />
      <Group name={nav.solution} pages={solutionPages} />
      {laterPages.map(([word, path]) => (
        <AppLink key={path} to={path} className={classes.item}>
          {nav[word] as string}
        </AppLink>
      ))}
      {isSignedIn && (
        <AppLink to={DESKTOP_PATH} className={`${classes.item} ${classes.narrowOnly}`}>
          {session.workspace}
        </AppLink>
      )}
    </nav>
  );
}

function Group({ name, pages }: { readonly name: string; readonly pages: readonly RoutePath[] }) {
  if (pages.length === 0) return null;
  return (
    <Disclosure
      buttonClass={classes.item}
      button={
        <>
          {name}
          <ChevronDownIcon />
        </>
      }
    >
      {pages.map(path => (
        <AppLink key={path} to={path}>
          {titleOf(path)}
        </AppLink>
      ))}
    </Disclosure>
  );
}
