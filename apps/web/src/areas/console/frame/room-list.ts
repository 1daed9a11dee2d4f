import type { OperatorRight } from '@wenshu/api-contract';
import { consoleArea } from '@wenshu/api-contract/page-addresses';
import type { consoleTexts } from '@wenshu/texts/console/frame';
import {
  BellIcon,
  BuildingIcon,
  ChartIcon,
  ChatIcon,
  ClockIcon,
  DownloadIcon,
  FunctionIcon,
  ListIcon,
  MailIcon,
  PenIcon,
  ReceiptIcon,
  ShieldIcon,
  TableIcon,
  UserIcon,
  WalletIcon,
} from '@wenshu/ui';
import type { ComponentType } from 'react';

export type RoomName = keyof typeof consoleTexts.zh.rooms;

export interface Room {
  readonly name: RoomName;
  readonly group: keyof typeof consoleTexts.zh.groups;
  /** What one must hold to see it. */
  readonly right: OperatorRight;
  readonly icon: ComponentType;
  load(): Promise<{ readonly default: ComponentType }>;
}

/** Every room of the console, in the order of its menu. The first that somebody may see is where they come in. */
export const rooms: readonly Room[] = [
  {
    name: 'overview',
    group: 'run',
    right: 'overview.see',
    icon: ChartIcon,
    load: () => import('../overview/overview-room.tsx'),
  },
  { name: 'jobs', group: 'run', right: 'jobs.see', icon: ClockIcon, load: () => import('../jobs/jobs-room.tsx') },
  {
    name: 'backups',
    group: 'run',
    right: 'backups.see',
    icon: DownloadIcon,
    load: () => import('../backups/backups-room.tsx'),
  },
  {
    name: 'settings',
    group: 'run',
    right: 'settings.see',
    icon: FunctionIcon,
    load: () => import('../settings/settings-room.tsx'),
  },
  {
    name: 'enterprises',
    group: 'customers',
    right: 'enterprises.see',
    icon: BuildingIcon,
    load: () => import('../enterprises/enterprises-room.tsx'),
  },
  {
    name: 'plans',
    group: 'customers',
    right: 'plans.change',
    icon: TableIcon,
    load: () => import('../plans/plans-room.tsx'),
  },
  {
    name: 'money',
    group: 'customers',
    right: 'money.see',
    icon: WalletIcon,
    load: () => import('../money/money-room.tsx'),
  },
  {
    name: 'people',
    group: 'customers',
    right: 'people.see',
    icon: UserIcon,
    load: () => import('../people/people-room.tsx'),
  },
  {
    name: 'reviews',
    group: 'customers',
    right: 'reviews.see',
    icon: MailIcon,
    load: () => import('../reviews/reviews-room.tsx'),
  },
  {
    name: 'trial',
    group: 'customers',
    right: 'trial.see',
    icon: ChatIcon,
    load: () => import('../trial/trial-room.tsx'),
  },
  { name: 'news', group: 'site', right: 'content.see', icon: PenIcon, load: () => import('../news/news-room.tsx') },
  {
    name: 'documents',
    group: 'site',
    right: 'content.see',
    icon: ReceiptIcon,
    load: () => import('../documents/documents-room.tsx'),
  },
  {
    name: 'announcements',
    group: 'site',
    right: 'announcements.send',
    icon: BellIcon,
    load: () => import('../announcements/announcements-room.tsx'),
  },
  {
    name: 'operators',
    group: 'house',
    right: 'operators.see',
    icon: ShieldIcon,
    load: () => import('../operators/operators-room.tsx'),
  },
  { name: 'log', group: 'house', right: 'log.see', icon: ListIcon, load: () => import('../log/log-room.tsx') },
];

export const pathOfRoom = (name: RoomName): string => `${consoleArea}/${name}`;
