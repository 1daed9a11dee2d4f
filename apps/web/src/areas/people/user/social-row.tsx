import { socialCalls } from '@wenshu/api-contract';
import { userTexts } from '@wenshu/texts/people/user';
import { Button } from 'antd';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { askBox } from '../../../app/notices/notices.ts';
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
  const { run: bind } = useAction(() => setOutForSocialApp('user'), { onDone: ({ url }) => location.assign(url) });
  const { run: end } = useAction(() => client.call(socialCalls.wxUnbundling), {
    done: words.unbindDone,
    refresh: onChanged,
  });
  async function unbind() {
    const isSure = await askBox({
      title: words.unbindTitle,
      text: words.unbindText,
      confirm: words.unbind,
      decline: t.cancel,
    });
    if (isSure) await end();
  }
  const action = isBound ? (
    <Button onClick={() => void unbind()}>{words.unbind}</Button>
  ) : (
    canBind && <Button onClick={() => void bind()}>{words.bind}</Button>
  );
  return <SecurityRow title={words.title} text={isBound ? words.bound : words.unbound} action={action} />;
}
