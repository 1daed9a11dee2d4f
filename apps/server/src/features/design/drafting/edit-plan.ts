import type { DraftEdit, DraftLanguage, DraftPlan, DraftTold, DraftWords, PlannedQuestion } from '@wenshu/api-contract';
import { Refusal } from '../../../refusal/refusal.ts';
import { findEntry } from './bank/read-bank.ts';
import type { Brief } from './brief/read-brief.ts';
import { dropQuestions, mapQuestions, titleOf } from './changes/change-parts.ts';
import { losesCondition, wordsIn } from './plan/compile-plan.ts';
import { allQuestions } from './plan/make-plan.ts';
import { fromEntry } from './plan/planned-question.ts';

/** What a person did by hand. */
export function editPlan(
  plan: DraftPlan,
  edit: DraftEdit,
  brief: Brief,
): { readonly plan: DraftPlan; readonly told: DraftTold } {
  const question = allQuestions(plan).find(({ id }) => id === edit.questionId);
  if (!question) throw new Refusal('draftQuestionGone');
  const [base = 'zh'] = plan.facts.languages;
  const told = (word: DraftTold['word']): DraftTold => ({ word, names: [titleOf(question, plan)], count: 0 });
  switch (edit.does) {
    case 'drop':
      if (allQuestions(plan).length === 1) throw new Refusal('draftWouldBeEmpty');
      return { plan: dropQuestions(plan, new Set([question.id])), told: told('dropped') };
    case 'move':
      return { plan: orRefuse(plan, moveBy(plan, question, edit.by)), told: told('moved') };
    case 'words':
      return {
        plan: mapQuestions(plan, one => (one === question ? withWords(one, edit, base) : one)),
        told: told('worded'),
      };
    case 'replace': {
      const entry = findEntry(edit.entry);
      if (!entry) throw new Refusal('draftQuestionGone');
      const fresh = {
        ...fromEntry(entry, brief, { why: 'person', about: '', weight: question.weight }),
        place: question.place,
      };
      const placed = mapQuestions(plan, one => (one === question ? fresh : one));
      // Options of another question are others: what hung on them falls away.
      const rules = placed.rules
        .filter(({ when }) => when.questionId !== question.id)
        .map(rule =>
          rule.does === 'show' && rule.questionId === question.id ? { ...rule, questionId: fresh.id } : rule,
        );
      return {
        plan: { ...placed, rules, quotas: placed.quotas.filter(({ questionId }) => questionId !== question.id) },
        told: told('replaced'),
      };
    }
  }
}

function withWords(
  question: PlannedQuestion,
  { language, words }: Extract<DraftEdit, { does: 'words' }>,
  base: DraftLanguage,
): PlannedQuestion {
  const old = wordsIn(question, language);
  // Places of options are what rules and marks hang on: words change, not how many there are.
  if (old.items.length !== words.items.length || old.rows.length !== words.rows.length)
    throw new Refusal('draftWordsWrong');
  const { entry: _entry, ...rest } = question;
  const both = { ...question.words, [language]: words };
  const other = language === 'zh' ? 'en' : 'zh';
  const before = question.words[other];
  // Words in a further language are a translation; of other words in the first one there is none yet.
  if (before && language === base) both[other] = withoutChanged(before, old, words);
  return { ...rest, words: both };
}

/** What was said otherwise loses its translation: it falls back, and counts as untranslated. */
function withoutChanged(translated: DraftWords, old: DraftWords, now: DraftWords): DraftWords {
  const { remark, low, high, ...parts } = translated;
  const still = (texts: readonly string[], was: readonly string[], is: readonly string[]) =>
    texts.map((text, index) => (was[index] === is[index] ? text : ''));
  return {
    ...parts,
    title: old.title === now.title ? parts.title : '',
    items: still(parts.items, old.items, now.items),
    rows: still(parts.rows, old.rows, now.rows),
    ...(remark !== undefined && old.remark === now.remark && { remark }),
    ...(low !== undefined && old.low === now.low && { low }),
    ...(high !== undefined && old.high === now.high && { high }),
  };
}

/** A condition would be lost without a word. */
function orRefuse(before: DraftPlan, moved: DraftPlan): DraftPlan {
  if (losesCondition(before, moved)) throw new Refusal('draftMoveLosesCondition');
  return moved;
}

function moveBy(plan: DraftPlan, question: PlannedQuestion, by: -1 | 1): DraftPlan {
  return {
    ...plan,
    sections: plan.sections.map(section => {
      const at = section.questions.indexOf(question);
      const other = section.questions[at + by];
      if (at < 0 || !other) return section;
      const questions = section.questions.map((one, index) =>
        index === at ? other : index === at + by ? question : one,
      );
      return { ...section, questions };
    }),
  };
}
