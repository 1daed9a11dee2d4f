import type { AnnouncementInfo } from '@wenshu/api-contract';
import { announcementTexts } from '@wenshu/texts/console/announcements';
import { language } from '../../../app/language/language.ts';

/** To whom it went, in a line. */
export function audienceText({
  to,
  names,
  accounts,
  administratorsOnly,
  language: only,
}: AnnouncementInfo['audience']) {
  const t = announcementTexts[language];
  const whom =
    to === 'everybody'
      ? t.to.everybody
      : to === 'accounts'
        ? t.named({ accounts })
        : t.names({ names: names.map(name => name[language]) });
  return [whom, administratorsOnly && t.administrators, only && t.onlyLanguage[only]].filter(Boolean).join(' · ');
}
