import type { DraftLanguage, DraftPlan, DraftWords, PlannedQuestion, PlannedTest } from '@wenshu/api-contract';
import type { Language } from '@wenshu/texts';
import { draftingTexts } from '@wenshu/texts/design/drafting/drafting';

export const questionsOf = ({ sections }: DraftPlan): PlannedQuestion[] =>
  sections.flatMap(({ questions }) => questions);

/** In which language the outline is read: the survey's first one. */
export const languageOfPlan = ({ facts }: DraftPlan): DraftLanguage => facts.languages[0] ?? 'zh';

/** Part by part, as it is made: what has no words in the language is said in the other one. */
export function wordsOfQuestion({ words }: PlannedQuestion, language: DraftLanguage): DraftWords {
  const other = words[language === 'zh' ? 'en' : 'zh'];
  const own = words[language] ?? other ?? { title: '', items: [], rows: [] };
  return {
    ...own,
    title: own.title || (other?.title ?? ''),
    items: own.items.map((text, index) => text || (other?.items[index] ?? '')),
    rows: own.rows.map((text, index) => text || (other?.rows[index] ?? '')),
  };
}

const optionsOf = (items: readonly string[], test: PlannedTest): string =>
  'items' in test ? test.items.map(place => items[place - 1] ?? '').join(' / ') : `${test.compare} ${test.value}`;

/** What hangs on a question, in words: whom it ends the interview for, when it is asked, how many of each are wanted. */
export function linesOf(plan: DraftPlan, question: PlannedQuestion, language: Language): string[] {
  const t = draftingTexts[language];
  const all = questionsOf(plan);
  const own = languageOfPlan(plan);
  const { items } = wordsOfQuestion(question, own);
  const rules = plan.rules.flatMap(rule => {
    const { when } = rule;
    if (rule.does === 'screen-out' && when.questionId === question.id) {
      const options = optionsOf(items, when);
      return 'is' in when && when.is === 'none-of' ? t.endsUnless({ options }) : t.ends({ options });
    }
    if (rule.does !== 'show' || rule.questionId !== question.id) return [];
    const at = all.findIndex(({ id }) => id === when.questionId);
    const source = all[at];
    // As it is made: a condition on what comes later does not hold.
    const holds = source && at < all.indexOf(question);
    return holds ? t.shown({ number: at + 1, options: optionsOf(wordsOfQuestion(source, own).items, when) }) : [];
  });
  const quotas = plan.quotas
    .filter(({ questionId }) => questionId === question.id)
    .map(({ cells }) => {
      const said = cells.map(cell =>
        t.cell({ name: cell.items.map(place => items[place - 1] ?? '').join(' / '), count: cell.size }),
      );
      return t.quota({ cells: said.join(language === 'zh' ? '，' : ', ') });
    });
  const random = question.random.map(of => (of === 'rows' ? t.randomRows : t.randomOptions));
  return [...rules, ...quotas, ...random];
}
