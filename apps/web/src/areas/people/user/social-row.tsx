import { socialCalls } from '@wenshu/api-contract';
import { userTexts } from '@wenshu/texts/people/user';
import { Button } from 'antd';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { askBox, notify } from '../../../app/notices/notices.ts';
import { setOutForSocialApp } from '../social/set-out.ts';
import { useSignInWays } from '../social/use-sign-in-ways.ts';
import { SecurityRow } from './security-row.tsx';

interface SocialRowProps {
  readonly isBound: boolean;
  readonly onChanged: () => Promise<unknown>;
}

/** Bound or not (P4.31). Whoever binds comes back here from the social app. */
export function SocialRow({ isBound, onChanged }: SocialRowProps) {
  const t = useTexts(userTexts);
  const words = t.security.social;
  const canBind = useSignInWays()?.social ?? false;
  const bind = () =>
    setOutForSocialApp('user').then(
      ({ url }) => location.assign(url),
      () => {},
    );
  async function unbind() {
    const isSure = await askBox({
      title: words.unbindTitle,
      text: words.unbindText,
      confirm: words.unbind,
      decline: t.cancel,
    });
    if (!isSure) return;
    await client.call(socialCalls.wxUnbundling).then(
      () => {
        notify.success(words.unbindDone);
        return onChanged();
      },
      () => {},
    );
  }
  const action = isBound ? (
    <Button onClick={() => void unbind()}>{words.unbind}</Button>
  ) : (
    canBind && <Button onClick={() => void bind()}>{words.bind}</Button>
  );
  return <SecurityRow title={words.title} text={isBound ? words.bound : words.unbound} action={action} />;
}
