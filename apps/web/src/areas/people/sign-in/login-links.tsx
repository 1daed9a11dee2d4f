import { signInTexts } from '@wenshu/texts/people/sign-in';
import { useTexts } from '../../../app/language/language.ts';
import { AppLink } from '../../../app/routes/app-link.tsx';
import { REGISTER_PATH, RESET_PATH } from '../../../app/routes/redirects.ts';
import classes from './password-form.module.css';

/** For who has no account, and for who has forgotten the password. Where they were going goes along. */
export function LoginLinks() {
  const texts = useTexts(signInTexts);
  return (
    <span className={classes.ends}>
      <span>
        {texts.noAccount}
        <AppLink to={`${REGISTER_PATH}${location.search}`}>{texts.toRegister}</AppLink>
      </span>
      <AppLink to={`${RESET_PATH}${location.search}`}>{texts.toReset}</AppLink>
    </span>
  );
}
