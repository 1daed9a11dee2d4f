import type { Language } from '@wenshu/texts';
import { dockingTexts } from '@wenshu/texts/collect/docking';
import { channelTexts } from '@wenshu/texts/collect/links';
import { peopleTexts } from '@wenshu/texts/collect/respondents';
import { rewardTexts } from '@wenshu/texts/collect/rewards';
import { sampleTexts } from '@wenshu/texts/collect/samples';
import { sendingTexts } from '@wenshu/texts/collect/sending';
import { type ComponentType, lazy } from 'react';
import type { ChannelViewProps } from '../channel-view-props.ts';

interface ChannelView {
  /** As it stands in the address: `?view=links`. */
  readonly id: string;
  title(language: Language): string;
  readonly View: ComponentType<ChannelViewProps>;
}

/** The ways to distribute a survey, in the order of their tabs; the first one is shown when the address names none. */
export const channelViews: readonly [ChannelView, ...ChannelView[]] = [
  { id: 'links', title: language => channelTexts[language].views.links, View: lazy(() => import('./links-view.tsx')) },
  {
    id: 'people',
    title: language => peopleTexts[language].tabs.people,
    View: lazy(async () => ({ default: (await import('../respondents/people-view.tsx')).PeopleView })),
  },
  {
    id: 'check',
    title: language => peopleTexts[language].tabs.check,
    View: lazy(async () => ({ default: (await import('../respondents/check-view.tsx')).CheckView })),
  },
  {
    id: 'mail',
    title: language => sendingTexts[language].tabs.mail,
    View: lazy(() => import('../sending/mail-view.tsx')),
  },
  {
    id: 'sms',
    title: language => sendingTexts[language].tabs.sms,
    View: lazy(() => import('../sending/sms-view.tsx')),
  },
  {
    id: 'samples',
    title: language => sampleTexts[language].tab,
    View: lazy(() => import('../samples/samples-view.tsx')),
  },
  {
    id: 'rewards',
    title: language => rewardTexts[language].tab,
    View: lazy(() => import('../rewards/rewards-view.tsx')),
  },
  {
    id: 'docking',
    title: language => dockingTexts[language].tab,
    View: lazy(() => import('../docking/docking-view.tsx')),
  },
];
