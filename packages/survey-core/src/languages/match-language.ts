import { parseLanguageTag, scriptOf } from './language-tag.ts';
import type { SurveyLanguage } from './survey-languages.ts';

/**
 * The survey's language that a reader would choose, by the tags they prefer, best first. A tag matches what shares its language:
 * the very same first, then the same script and region, then the same script (`zh-HK` reads `zh-TW` rather than `zh-CN`), then any.
 */
export function matchLanguage(
  languages: readonly SurveyLanguage[],
  preferred: readonly string[],
): SurveyLanguage | undefined {
  for (const text of preferred) {
    const wanted = parseLanguageTag(text);
    if (!wanted) continue;
    let best: SurveyLanguage | undefined;
    let bestCloseness = 0;
    for (const language of languages) {
      const closeness = closenessOf(language.tag, wanted);
      if (closeness > bestCloseness) [best, bestCloseness] = [language, closeness];
    }
    if (best) return best;
  }
  return undefined;
}

/** 0: another language. The more of the tag is shared, the more. */
function closenessOf(tag: string, wanted: string): number {
  if (tag === wanted) return 5;
  const [one, other] = [new Intl.Locale(tag), new Intl.Locale(wanted)];
  if (one.language !== other.language) return 0;
  if (scriptOf(tag) !== scriptOf(wanted)) return 1;
  if (one.maximize().region === other.maximize().region) return 4;
  return one.region === undefined ? 3 : 2;
}
