import type { DraftLanguage } from '@wenshu/api-contract';
import { listTemplates, type Template } from '../../questionnaire-start/index.ts';
import { indexTexts, type TextIndex } from '../bank/text-index.ts';
import { languageOf, tokensOf } from '../bank/tokens.ts';

/** From here on what a template is for is what was described; below, they only share words. */
const NEAR = 0.28;
/** Two templates that are as near: the description is about both, or about neither. */
const CLEAR = 1.15;

const indexes = new Map<DraftLanguage, TextIndex<Template>>();

/** The template that is made for what somebody describes; most descriptions have none. */
export function nearTemplate(description: string): string | undefined {
  const [best, second] = nearness(description);
  if (!best || best.score < NEAR) return undefined;
  return second && best.score < second.score * CLEAR ? undefined : best.one.slug;
}

/** By all its words, and twice as much where the description says what it is called. */
function nearness(description: string): { readonly one: Template; readonly score: number }[] {
  const index = indexIn(languageOf(description));
  const said = new Set(tokensOf(description));
  const weigh = (tokens: readonly string[]) => tokens.reduce((sum, token) => sum + index.weightOf(token), 0);
  return index
    .find([...said])
    .map(({ one, score }) => {
      const name = [...new Set(tokensOf(one.title))];
      const share = weigh(name.filter(token => said.has(token))) / Math.max(1, weigh(name));
      return { one, score: score * (1 + share) };
    })
    .sort((a, b) => b.score - a.score);
}

function indexIn(language: DraftLanguage): TextIndex<Template> {
  const index =
    indexes.get(language) ??
    indexTexts(listTemplates(language), ({ title, field, summary, questions }) => ({
      parts: [
        { tokens: tokensOf(title), weight: 6 },
        { tokens: tokensOf(summary), weight: 4 },
        { tokens: tokensOf(field), weight: 2 },
        { tokens: tokensOf(questions.map(question => question.title).join(' ')), weight: 1 },
      ],
    }));
  indexes.set(language, index);
  return index;
}
