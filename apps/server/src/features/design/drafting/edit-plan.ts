import type { DraftEdit, DraftPlan, DraftTold, PlannedQuestion } from '@wenshu/api-contract';
import { Refusal } from '../../../refusal/refusal.ts';
import { findEntry } from './bank/read-bank.ts';
import type { Brief } from './brief/read-brief.ts';
import { dropQuestions, mapQuestions, titleOf } from './changes/change-parts.ts';
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
  const told = (word: DraftTold['word']): DraftTold => ({ word, names: [titleOf(question, plan)], count: 0 });
  switch (edit.does) {
    case 'drop':
      if (allQuestions(plan).length === 1) throw new Refusal('draftWouldBeEmpty');
      return { plan: dropQuestions(plan, new Set([question.id])), told: told('dropped') };
    case 'move':
      return { plan: moveBy(plan, question, edit.by), told: told('moved') };
    case 'words':
      return { plan: mapQuestions(plan, one => (one === question ? withWords(one, edit) : one)), told: told('worded') };
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
): PlannedQuestion {
  const old = question.words[language];
  // Places of options are what rules and marks hang on: words change, not how many there are.
  if (old && (old.items.length !== words.items.length || old.rows.length !== words.rows.length))
    throw new Refusal('draftWordsWrong');
  const { entry: _entry, ...rest } = question;
  return { ...rest, words: { ...question.words, [language]: words } };
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
