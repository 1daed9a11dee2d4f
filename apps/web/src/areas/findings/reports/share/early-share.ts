import type { EarlyShare } from '@wenshu/api-contract';
import { language } from '../../../../app/language/language.ts';

/** What came inside the page. Numbers told in another language are not taken: they are asked for again. */
export function takeEarlyShare(): EarlyShare | undefined {
  const early = JSON.parse(document.getElementById('shared')?.textContent ?? 'null') as EarlyShare | null;
  if (!early) return undefined;
  return early.language === language ? early : { language, shared: early.shared };
}
