import type { LinkRow } from '@wenshu/api-contract';
import { channelTexts } from '@wenshu/texts/collect/links';
import { language } from '../../../app/language/language.ts';

export interface LinkListProps {
  readonly scrollId: string;
  readonly links: readonly LinkRow[];
  /** A link is switched only while the survey collects (S4.7). */
  readonly isCollecting: boolean;
  onUse(link: LinkRow): void;
}

export interface LinkLineProps {
  readonly scrollId: string;
  readonly link: LinkRow;
}

/** What a link is called: one without a name by its number. */
export function linkName({ name, serialNumber }: Pick<LinkRow, 'name' | 'serialNumber'>): string {
  return name || channelTexts[language].links.unnamed({ number: serialNumber });
}

/** As it is sent to people. */
export function linkAddress({ link }: Pick<LinkRow, 'link'>): string {
  return `${window.location.origin}${link}`;
}
