import type { MailLinkType } from '@wenshu/api-contract';
import { signInTexts } from '@wenshu/texts/people/sign-in';
import { Tabs } from '@wenshu/ui';
import { type ReactNode, useState } from 'react';
import { language, useTexts } from '../../../app/language/language.ts';
import { MailLinkForm } from './mail-link-form.tsx';

interface ByPhoneOrMailProps {
  readonly type: MailLinkType;
  readonly links: ReactNode;
  /** The form that asks for the phone. */
  readonly byPhone: ReactNode;
}

/** Two ways to the same. Who reads Chinese begins with the phone, as is usual there; others with their mail. */
export function ByPhoneOrMail({ type, links, byPhone }: ByPhoneOrMailProps) {
  const { ways } = useTexts(signInTexts);
  const [way, setWay] = useState<'phone' | 'email'>(language === 'en' ? 'email' : 'phone');
  const tabs = [
    { key: 'phone', label: ways.phone },
    { key: 'email', label: ways.email },
  ] as const;
  return (
    <Tabs label={ways.label} tabs={language === 'en' ? [tabs[1], tabs[0]] : tabs} selected={way} onSelect={setWay}>
      {way === 'phone' ? byPhone : <MailLinkForm type={type} links={links} />}
    </Tabs>
  );
}
