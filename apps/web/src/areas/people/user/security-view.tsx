import type { OwnInfo } from '@wenshu/api-contract';
import { userTexts } from '@wenshu/texts/people/user';
import { useTexts } from '../../../app/language/language.ts';
import { AgreementsRow } from './agreements-row.tsx';
import { EmailRow } from './email-row.tsx';
import { HelperRow } from './helper-row.tsx';
import { LanguageRow } from './language-row.tsx';
import { OwnDataRow } from './own-data-row.tsx';
import { PasswordRow } from './password-row.tsx';
import { PhoneRow } from './phone-row.tsx';
import { RemovalRow } from './removal-row.tsx';
import { SecondFactorRow } from './second-factor-row.tsx';
import { SessionsRow } from './sessions-row.tsx';
import { SocialRow } from './social-row.tsx';
import classes from './user.module.css';

interface SecurityViewProps {
  readonly info: OwnInfo;
  readonly onChanged: () => Promise<unknown>;
}

/** Phone and e-mail change, social binding, password change and language change (P2.89), the second factor, sessions, and leaving. */
export function SecurityView({ info, onChanged }: SecurityViewProps) {
  const { security } = useTexts(userTexts);
  return (
    <>
      <p className={classes.lead}>{security.lead}</p>
      <ul className={classes.rows}>
        <PhoneRow phone={info.phone} onChanged={onChanged} />
        <EmailRow email={info.email} isRemovable={info.phone !== null} onChanged={onChanged} />
        <PasswordRow />
        <SocialRow isBound={info.wxOpenId !== null} onChanged={onChanged} />
        <LanguageRow />
        <SecondFactorRow />
        <SessionsRow />
        <OwnDataRow />
        <AgreementsRow />
        <HelperRow />
        <RemovalRow />
      </ul>
    </>
  );
}
