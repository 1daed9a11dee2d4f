import { language } from '../../../../app/language/language.ts';

/** A share as whole per cent. Not all is never “100%”, and not none never “0%”. */
export function percentText(share: number): string {
  const percent = Math.round(share * 100);
  const told = share < 1 && percent === 100 ? 99 : share > 0 && percent === 0 ? 1 : percent;
  return (told / 100).toLocaleString(language === 'en' ? 'en' : 'zh-CN', { style: 'percent' });
}
