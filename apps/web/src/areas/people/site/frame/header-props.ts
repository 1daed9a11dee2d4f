import type { SiteVisit } from '@wenshu/api-contract';
import { shellTexts } from '@wenshu/texts/shell';
import type { HeaderWords } from './header-words.ts';
import { productServicePages, solutionPages, titled } from './site-links.ts';

/** The header's words and addresses: Home, Product services, Solution, Start XM journey, News (P2.51 to P2.54). */
export function headerProps({ language, path }: SiteVisit): HeaderWords {
  const { productName, nav, close, session, switchLanguage, switchLanguageHint } = shellTexts[language];
  const other = language === 'zh' ? 'en' : 'zh';
  return {
    path,
    productName,
    label: nav.label,
    home: nav.home,
    groups: [
      { name: nav.productServices, links: titled(productServicePages, language) },
      { name: nav.solution, links: titled(solutionPages, language) },
    ],
    links: [
      { words: nav.startJourney, to: '/analysis' },
      { words: nav.news, to: '/news' },
    ],
    openMenu: nav.open,
    closeMenu: close,
    signIn: session.signIn,
    workspace: session.workspace,
    other: { language: other, words: switchLanguage, hint: switchLanguageHint },
  };
}
