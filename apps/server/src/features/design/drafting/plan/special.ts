import type { DraftLanguage, PlannedQuestion } from '@wenshu/api-contract';
import { draftQuestionTexts } from '@wenshu/texts/design/drafting/draft-questions';
import { languageOf } from '../bank/tokens.ts';
import type { Brief } from '../brief/read-brief.ts';
import type { Topic } from '../brief/read-topics.ts';
import { ownQuestion } from './planned-question.ts';
import { joinParts, noParts, type PlanParts } from './screening.ts';
import { slotsIn } from './slots.ts';
import type { Study } from './studies.ts';

const textsIn = (language: DraftLanguage) => draftQuestionTexts[language];
const only = (questions: readonly PlannedQuestion[]): PlanParts => ({ questions, rules: [], quotas: [] });

/** What is there to choose from is judged one by one and then against each other, in an order that differs for everybody. */
export function askAlternatives({ alternatives, language: written }: Brief): PlanParts {
  if (!alternatives) return noParts;
  const { names, kind } = alternatives;
  const rows = names.map(name => name.charAt(0).toUpperCase() + name.slice(1));
  const liking = ownQuestion({
    type: 'matrix-single',
    place: 'core',
    construct: 'liking of each',
    why: 'asked-for',
    about: names.join(' '),
    weight: 93,
    random: ['rows'],
    words: language =>
      language === written || kind === 'shown'
        ? {
            title: textsIn(language).liking,
            remark: textsIn(language).shown,
            items: textsIn(language).scales.liking,
            rows,
          }
        : undefined,
  });
  const last = rows.length + 1;
  const prefer = ownQuestion({
    type: 'single-choice',
    place: 'core',
    construct: 'preference of one',
    why: 'asked-for',
    about: names.join(' '),
    weight: 94,
    random: ['options'],
    anchors: [last],
    words: language => {
      const t = textsIn(language);
      if (language !== written && kind !== 'shown') return undefined;
      return kind === 'shown'
        ? { title: t.preferShown, items: [...rows, t.sameToMe] }
        : { title: t.preferNamed, items: [...rows, t.noneOfThem] };
    },
  });
  const why = ownQuestion({
    type: 'fill-in',
    place: 'open',
    construct: 'reason of preference',
    why: 'follow-up',
    about: '',
    weight: 80,
    isOptional: true,
    words: language => ({ title: textsIn(language).why }),
  });
  return only(kind === 'shown' ? [liking, prefer, why] : [prefer, why]);
}

/** Prices that were named, each with how likely it would be bought. */
export function askPrices(brief: Brief): PlanParts {
  const { prices, wishes } = brief;
  if (prices.length < 2 || !wishes.price) return noParts;
  const question = ownQuestion({
    type: 'matrix-single',
    place: 'core',
    construct: 'price-ladder',
    why: 'asked-for',
    about: prices.join(' '),
    weight: 91,
    words: language => ({
      title: textsIn(language).prices({ of: slotsIn(brief, language).thing }),
      items: textsIn(language).scales.intent,
      rows: prices,
    }),
  });
  return only([question]);
}

/** Whether people did, do or never did; and to whom it does not apply, why. Questions about how it was are shown to the others. */
export function askBothSides(
  brief: Brief,
  role: PlannedQuestion | undefined,
): PlanParts & { readonly status?: PlannedQuestion } {
  const { wishes, facts, done } = brief;
  // Somebody who is asked when it last was has answered whether.
  if (!wishes.bothSides || done) return noParts;
  const isGiving = facts.field === 'nonprofit';
  const kind = isGiving ? 'giving' : facts.about === 'place' ? 'place' : facts.about === 'event' ? 'event' : 'product';
  const status = ownQuestion({
    type: 'single-choice',
    place: 'screening',
    construct: 'status',
    why: 'branch',
    about: '',
    weight: 96,
    words: language => {
      const { status: t } = textsIn(language);
      return { title: t[kind]({ of: slotsIn(brief, language).thing }), items: [t.now, t.before, t.never] };
    },
  });
  const asked = role ?? status;
  const reasons = ownQuestion({
    type: 'multiple-choice',
    place: 'core',
    construct: 'reasons for not',
    why: 'branch',
    about: '',
    weight: 92,
    most: 3,
    blanks: [7],
    anchors: [7],
    random: ['options'],
    words: language => {
      const { stopped: t } = textsIn(language);
      const of = slotsIn(brief, language).thing;
      const title = isGiving ? t.giving({ of }) : facts.about === 'place' ? t.never({ of }) : t.before({ of });
      return { title, items: [...(isGiving ? t.givingOptions : t.options), t.other] };
    },
  });
  const rules = [
    {
      does: 'show',
      questionId: reasons.id,
      when: { questionId: asked.id, is: 'any-of', items: role ? [2] : [2, 3] },
    } as const,
  ];
  return { questions: role ? [reasons] : [status, reasons], rules, quotas: [], status: asked };
}

/** Both of two groups are asked, or results are told apart: by a question of their own. */
export function askGroups({
  roles,
  segments,
  language: written,
}: Brief): PlanParts & { readonly role?: PlannedQuestion } {
  const role =
    roles.length < 2
      ? []
      : [
          ownQuestion({
            type: 'single-choice',
            place: 'screening',
            construct: 'role',
            why: 'compare',
            about: roles.join(' '),
            weight: 95,
            words: language =>
              language === written
                ? {
                    title: textsIn(language).roles.title,
                    items: [
                      ...roles.map(role => role.charAt(0).toUpperCase() + role.slice(1)),
                      textsIn(language).roles.other,
                    ],
                  }
                : undefined,
          }),
        ];
  const groups = segments
    .filter(name => !/线上|线下/.test(name))
    .slice(0, 3)
    .map(name =>
      ownQuestion({
        type: 'fill-in',
        place: 'background',
        construct: `segment ${name}`,
        why: 'compare',
        about: name,
        weight: 90,
        words: language => (language === written ? { title: textsIn(language).segmentOf({ of: name }) } : undefined),
      }),
    );
  const parts = joinParts(only(role), only(groups));
  return role[0] ? { ...parts, role: role[0] } : parts;
}

/** By which way people dealt with it, and what is asked of those who did so online. */
export function askChannel(brief: Brief): PlanParts {
  if (!/线上线下|线上和线下|online and (?:in person|offline)|in person and online/i.test(brief.text)) return noParts;
  const question = ownQuestion({
    type: 'single-choice',
    place: 'opening',
    construct: 'channel',
    blanks: [4],
    why: 'branch',
    about: '',
    weight: 95,
    words: language => {
      const { usedOnline: t } = textsIn(language);
      return { title: t.title({ of: slotsIn(brief, language).thing }), items: [t.online, t.offline, t.both, t.other] };
    },
  });
  return only([question]);
}

const USUAL_ROWS = 10;

/** Named aspects as rows of one matrix, in the words of the description. */
export function askAspects(brief: Brief, topics: readonly Topic[], asks: Study['asks']): PlannedQuestion | undefined {
  const rows = topics.slice(0, USUAL_ROWS).map(({ words }) => words.charAt(0).toUpperCase() + words.slice(1));
  if (rows.length < 2) return undefined;
  return ownQuestion({
    type: 'matrix-single',
    place: 'core',
    construct: 'aspects',
    why: 'aspects',
    about: rows.join(' '),
    weight: 92,
    random: rows.length > 3 ? ['rows'] : [],
    words: language => {
      const { aspects, scales } = textsIn(language);
      if (rows.some(row => languageOf(row) !== language)) return undefined;
      const of = slotsIn(brief, language).thing;
      const title = asks === 'agreement' ? aspects.agreement : aspects[asks]({ of });
      return { title, items: [...scales[asks], scales.none], rows };
    },
  });
}

/** A topic for which the bank has nothing and which is no row: asked openly, in its own words. */
export function askTopic({ words }: Topic, weight: number): PlannedQuestion {
  const isWhy = /为什么|原因|\bwhy\b|reason|cause/i.test(words);
  const of = words.replace(/[？?]$/, '');
  return ownQuestion({
    type: 'fill-in',
    place: 'open',
    construct: `topic ${of}`,
    why: 'named',
    about: of,
    weight,
    isOptional: true,
    words: language => {
      if (languageOf(of) !== language) return undefined;
      const t = textsIn(language);
      return { title: (isWhy ? t.reasons : t.topic)({ of }) };
    },
  });
}

export function askIncome({ text }: Brief): PlanParts {
  if (!/收入|\bincome\b/i.test(text)) return noParts;
  return only([
    ownQuestion({
      type: 'single-choice',
      place: 'sensitive',
      construct: 'household income',
      why: 'asked-for',
      about: '',
      weight: 84,
      isOptional: true,
      words: language => {
        const { title, options } = textsIn(language).income;
        return { title, items: options };
      },
    }),
  ]);
}
