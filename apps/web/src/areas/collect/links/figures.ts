import { channelTexts } from '@wenshu/texts/collect/links';
import { language } from '../../../app/language/language.ts';

const MINUTE = 60;
const numbers = new Intl.NumberFormat(language === 'en' ? 'en-GB' : 'zh-CN');

export const figureNames = ['views', 'collected', 'success', 'screened', 'quotaFull', 'average'] as const;
type FigureName = (typeof figureNames)[number];

type Counted = Readonly<Record<Exclude<FigureName, 'average' | 'views'>, number>> &
  Readonly<Record<'views' | 'averageSeconds', number | null>>;

/** What came of an address, or of all of them, as it is written. */
export function figureText(name: FigureName, counted: Counted): string {
  if (name === 'average') return timeText(counted.averageSeconds);
  const count = counted[name];
  return count === null ? channelTexts[language].none : numbers.format(count);
}

function timeText(seconds: number | null): string {
  const t = channelTexts[language];
  if (seconds === null) return t.none;
  if (seconds < MINUTE) return t.seconds({ seconds });
  return t.minutes({ minutes: Math.floor(seconds / MINUTE), seconds: seconds % MINUTE });
}
