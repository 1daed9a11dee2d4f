import { useQuery } from '@tanstack/react-query';
import { type EnterpriseFate, type Lapsing, ownDataCalls, type SurveyFate } from '@wenshu/api-contract';
import { encryptField } from '@wenshu/api-contract/wire-cipher';
import { userTexts } from '@wenshu/texts/people/user';
import { amountText } from '@wenshu/texts/people/wallet';
import { Button } from 'antd';
import { useState } from 'react';
import { client } from '../../../app/client.ts';
import { ViewDialog } from '../../../app/forms/view-dialog.tsx';
import { language, useTexts } from '../../../app/language/language.ts';
import { momentText } from '../../../app/language/moment-text.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { notify } from '../../../app/notices/notices.ts';
import { AppLink } from '../../../app/routes/app-link.tsx';
import { HOME_PATH } from '../../../app/routes/redirects.ts';
import { endSession } from '../../../app/session/session.ts';
import { PasswordField } from '../sign-in/fields/password-field.tsx';
import { SUBMIT_EVERY_MS, useAccountForm } from '../sign-in/fields/use-account-form.ts';
import { useProblemWords } from '../sign-in/use-problem-words.ts';
import { FactorCodeField, isFactorCode } from './factor-code-field.tsx';
import { SecurityRow } from './security-row.tsx';
import { useSecondFactor } from './use-second-factor.ts';
import classes from './user.module.css';

/** Of the button that begins it: whoever takes their consent back is led to it. */
export const REMOVAL_ID = 'leave-account';

export function RemovalRow() {
  const { security } = useTexts(userTexts);
  const { removal: words } = security;
  const [isOpen, setOpen] = useState(false);
  return (
    <SecurityRow
      title={words.title}
      text={words.text}
      action={
        <Button id={REMOVAL_ID} danger onClick={() => setOpen(true)}>
          {words.start}
        </Button>
      }
    >
      {isOpen && (
        <ViewDialog title={words.dialogTitle} width={520} onClose={() => setOpen(false)}>
          <div className={classes.dialog}>
            <Removal onCancel={() => setOpen(false)} />
          </div>
        </ViewDialog>
      )}
    </SecurityRow>
  );
}

/** What becomes of each survey stands there before anything is asked for. */
function Removal({ onCancel }: { readonly onCancel: () => void }) {
  const t = useTexts(userTexts);
  const words = t.security.removal;
  const plan = useQuery({
    queryKey: ['removal-plan'],
    queryFn: () => client.call(ownDataCalls.removalPlan, {}, { quiet: true }),
    gcTime: 0,
  });
  return (
    <>
      <p>{words.explain}</p>
      <Loaded of={plan} words={t}>
        {({ surveys, enterprises, lapsing }) => (
          <>
            <EnterpriseFates fates={enterprises} />
            <Fates fates={surveys} />
            <LapsingBalances lapsing={lapsing} />
            <p>{words.advice}</p>
            <RemovalForm onCancel={onCancel} />
          </>
        )}
      </Loaded>
    </>
  );
}

/** Nothing is handed over behind anybody's back: whoever wants another administrator makes them one first. */
function EnterpriseFates({ fates }: { readonly fates: readonly EnterpriseFate[] }) {
  const { security } = useTexts(userTexts);
  const words = security.removal;
  if (fates.length === 0) return null;
  return (
    <>
      <p>{words.enterprises}</p>
      <ul className={classes.fates}>
        {fates.map(({ enterpriseId, name, heir, lapsing }) => (
          <li key={enterpriseId}>
            {heir ? words.enterpriseGiven({ name, heir: heir.nickName }) : words.enterpriseDeleted({ name })}{' '}
            {lapsing.length > 0 && words.lapsingOf({ name, amounts: sayAmounts(lapsing, words.and) })}
          </li>
        ))}
      </ul>
      <p>
        {words.enterpriseAdvice} <AppLink to="/user?view=enterprises">{words.toEnterprises}</AppLink>
      </p>
    </>
  );
}

const sayAmounts = (lapsing: Lapsing, and: string): string => lapsing.map(amountText[language]).join(and);

/** What has been paid for is not lost behind anybody's back. */
function LapsingBalances({ lapsing }: { readonly lapsing: Lapsing }) {
  const { security } = useTexts(userTexts);
  const words = security.removal;
  if (lapsing.length === 0) return null;
  return (
    <p>
      <strong>{words.lapsing({ amounts: sayAmounts(lapsing, words.and) })}</strong>{' '}
      <AppLink to="/user?view=wallet">{words.toWallet}</AppLink>
    </p>
  );
}

const SHOWN = 8;

function Fates({ fates }: { readonly fates: readonly SurveyFate[] }) {
  const { security } = useTexts(userTexts);
  const words = security.removal;
  const given = fates.filter(({ heir }) => heir !== null);
  const deleted = fates.filter(({ heir }) => heir === null);
  const list = (title: string, some: readonly SurveyFate[], line: (fate: SurveyFate) => string) =>
    some.length > 0 && (
      <>
        <p>{title}</p>
        <ul className={classes.fates}>
          {some.slice(0, SHOWN).map(fate => (
            <li key={fate.scrollId}>{line(fate)}</li>
          ))}
          {some.length > SHOWN && <li>{words.more({ count: some.length - SHOWN })}</li>}
        </ul>
      </>
    );
  return (
    <>
      {list(words.deleted({ count: deleted.length }), deleted, ({ name, collected }) =>
        words.deletedLine({ name, collected }),
      )}
      {list(words.given({ count: given.length }), given, ({ name, heir }) =>
        words.givenLine({ name, heir: heir?.nickName ?? '' }),
      )}
    </>
  );
}

function RemovalForm({ onCancel }: { readonly onCancel: () => void }) {
  const t = useTexts(userTexts);
  const words = t.security.removal;
  const problems = useProblemWords();
  const asksCode = useSecondFactor().data?.isOn ?? false;
  const { field, isSending, submit } = useAccountForm({
    names: ['password', 'code'],
    everyMs: SUBMIT_EVERY_MS,
    problemsOf: ({ password, code }) => ({
      password: problems.password(password),
      code: !asksCode || isFactorCode(code) ? undefined : t.security.factor.problems.code,
    }),
    async send({ password, code }) {
      const body = { password: encryptField(password), ...(asksCode && { code }) };
      const { removeTime } = await client.call(ownDataCalls.remove, body);
      endSession();
      notify.afterLoading(words.done({ day: momentText(removeTime) }));
      location.assign(HOME_PATH);
    },
  });
  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault();
        submit();
      }}
    >
      <PasswordField {...field('password')} label={words.password} />
      {asksCode && <FactorCodeField {...field('code')} label={words.code} />}
      <div className={classes.buttons}>
        <Button onClick={onCancel}>{t.cancel}</Button>
        <Button danger type="primary" htmlType="submit" loading={isSending}>
          {words.confirm}
        </Button>
      </div>
    </form>
  );
}
