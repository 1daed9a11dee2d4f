import { shellTexts } from '@wenshu/texts/shell';
import { ChevronDownIcon, Disclosure, ExitIcon, UserIcon } from '@wenshu/ui';
import { signOut } from '../account/sign-out.ts';
import { useTexts } from '../language/language.ts';
import { AppLink } from '../routes/app-link.tsx';
import { USER_PATH } from '../routes/redirects.ts';
import { useSession } from '../session/session.ts';
import classes from './account-menu.module.css';
import { cutName } from './cut-name.ts';

/** Avatar and nickname; behind them account management and exit (P2.57). */
export function AccountMenu() {
  const { session } = useTexts(shellTexts);
  const user = useSession(state => state.user);
  const name = cutName(user?.nickName ?? '');
  return (
    <Disclosure
      align="end"
      buttonLabel={session.menuOf(name)}
      buttonClass={classes.button}
      button={
        <>
          <Avatar picture={user?.picture ?? null} name={name} />
          <span className={classes.name}>{name}</span>
          <ChevronDownIcon />
        </>
      }
    >
      <AppLink to={USER_PATH}>
        <UserIcon />
        {session.account}
      </AppLink>
      <button type="button" onClick={() => void signOut()}>
        <ExitIcon />
        {session.signOut}
      </button>
    </Disclosure>
  );
}

function Avatar({ picture, name }: { readonly picture: string | null; readonly name: string }) {
  if (picture) return <img className={classes.avatar} src={picture} alt="" width="32" height="32" />;
  // Drawn by the style sheet: as text it would be read out as a part of the name.
  return <span className={classes.avatar} data-letter={[...name][0]?.toUpperCase() ?? '·'} />;
}
