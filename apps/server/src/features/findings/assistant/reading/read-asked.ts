import type { AskKind, AskPlan } from '@wenshu/api-contract';
import type { AskKnown, AskThing, ThingKind } from '../plan/ask-things.ts';
import { isBackground, isConceptAlone, isOverall } from '../plan/concepts.ts';
import { isGrouping } from '../plan/groupings.ts';
import { bestOf, ThingFinder } from './find-things.ts';
import {
  anyGroup,
  askingWords,
  asksShare,
  asksShareOfAll,
  asksWhy,
  compared,
  followUp,
  groupPhrases,
  intents,
} from './intents.ts';
import { type Mention, readMentions } from './read-mentions.ts';

/** What was made of a question in words. */
export type AskReading =
  | { readonly is: 'plan'; readonly plan: AskPlan }
  /** Several things fit as well: keys, the best first. */
  | { readonly is: 'which'; readonly keys: readonly string[] }
  /** What of it was recognised. */
  | { readonly is: 'unclear'; readonly keys: readonly string[] };

interface Asked {
  readonly question: string;
  /** Of the step that it goes on from. */
  readonly before?: AskPlan | undefined;
  /** Meant, where it was asked back. */
  readonly picked?: readonly string[];
}

/** The house's own way: what somebody wants to know, by rules and likeness of words. Nothing leaves, and nothing is guessed between two. */
export function readAsked({ question, before, picked = [] }: Asked, known: AskKnown): AskReading {
  const text = question.toLowerCase().normalize('NFKC').trim();
  const reader = new AskReader(text, known, picked);
  return (before && reader.followUp(before)) ?? reader.read();
}

const outcomes: readonly ThingKind[] = ['scale', 'recommend', 'number', 'choice', 'set', 'rows'];
const numbers: readonly ThingKind[] = ['scale', 'recommend', 'number'];
const isOneOf = (kinds: readonly ThingKind[]) => (thing: AskThing) => kinds.includes(thing.kind);
const wholeTake: Readonly<Record<AskKind, (thing: AskThing) => boolean>> = {
  distribution: ({ kind }) => kind !== 'other',
  answers: ({ kind }) => kind !== 'other',
  groups: isOneOf(outcomes),
  relation: isOneOf([...numbers, 'choice']),
  drivers: isOneOf(numbers),
  trend: isOneOf([...numbers, 'choice', 'set']),
};

/** Beyond any likeness: a part whose title is shorter looks more like the one word that both have. */
const WHOLE = 6;

class AskReader {
  readonly #text: string;
  readonly #asking: string;
  readonly #picked: readonly string[];
  readonly #finder: ThingFinder;
  readonly #mentions: readonly Mention[];

  constructor(text: string, known: AskKnown, picked: readonly string[]) {
    this.#text = text;
    // What is quoted as it is called in the survey is meant, and none of its words says what is asked.
    this.#asking = text.replace(/“[^”]*”/g, ' ');
    this.#picked = [
      ...picked,
      ...known.things.flatMap(({ key, label }) => (text.includes(quoted(label)) ? [key] : [])),
    ];
    this.#finder = new ThingFinder(known);
    this.#mentions = readMentions(this.#asking, known);
  }

  /** Whom alone, by what else, as what: the rest stays as it was. Undefined where it says something of its own. */
  followUp(before: AskPlan): AskReading | undefined {
    if (!followUp.test(this.#asking.trim())) return undefined;
    const { only, by } = this.#people();
    const grouped = by.length > 0 ? by : this.#group(this.#groupPhrase() ?? this.#text.replace(followUp, ' '));
    const shown = this.#shown();
    if (only.length === 0 && grouped.length === 0 && shown === 'usual') return undefined;
    const isGrouped = only.length === 0 && grouped.length > 0;
    if (isGrouped && grouped.length > 1) return { is: 'which', keys: grouped.map(({ key }) => key) };
    const kind = isGrouped && (before.kind === 'distribution' || before.kind === 'relation') ? 'groups' : before.kind;
    return {
      is: 'plan',
      plan: {
        ...before,
        kind,
        ...(isGrouped && { by: grouped.map(({ key }) => key), isByAny: false }),
        subjects: kind === before.kind ? before.subjects : before.subjects.slice(0, 1),
        only: [...before.only.filter(({ variable }) => !only.some(one => one.variable === variable)), ...only],
        shown: shown === 'usual' ? before.shown : shown,
      },
    };
  }

  read(): AskReading {
    const people = this.#people();
    const phrase = this.#groupPhrase();
    const intent = intents.find(({ words }) => words.test(this.#asking))?.kind;
    const named =
      people.by.length > 0 ? people.by : intent === undefined && phrase !== undefined ? this.#group(phrase) : [];
    const isAny = named.length === 0 && anyGroup.test(this.#asking);
    const kind = intent ?? (named.length > 0 || isAny || compared.test(this.#asking) ? 'groups' : 'distribution');
    const rest = this.#rest(named.length > 0 && people.by.length === 0 ? phrase : undefined);
    if (kind === 'relation') return this.#relation(people.only);
    const isOutcome = wholeTake[kind];
    const isFree = (thing: AskThing) =>
      !named.includes(thing) && isOutcome(thing) && !people.only.some(({ variable }) => variable === thing.key);
    const subjects = bestOf(this.#finder.find(rest, isFree, this.#worth(kind, rest)), this.#picked);
    const [subject] = subjects;
    if (!subject) return { is: 'unclear', keys: named.map(({ key }) => key) };
    if (subjects.length > 1) return { is: 'which', keys: subjects.map(({ key }) => key) };
    const groups = bestGroup(named, subject, this.#picked);
    if (groups.length > 1) return { is: 'which', keys: groups.map(({ key }) => key) };
    return {
      is: 'plan',
      plan: {
        kind:
          kind === 'distribution' && subject.kind === 'text' ? 'answers' : kind === 'answers' ? 'distribution' : kind,
        subjects: [subject.key],
        by: kind === 'groups' ? groups.map(({ key }) => key) : [],
        isByAny: kind === 'groups' && groups.length === 0,
        only: people.only,
        shown: this.#shown(),
      },
    };
  }

  /** Of one question several options: those are compared. One alone: only these people. */
  #people(): { readonly by: readonly AskThing[]; readonly only: AskPlan['only'] } {
    const several = this.#mentions.filter(({ codes }) => codes.length > 1);
    const single = this.#mentions.filter(({ codes }) => codes.length === 1);
    return {
      by: several.slice(0, 1).map(({ thing }) => thing),
      only: single.slice(0, 3).map(({ thing, codes }) => ({ variable: thing.variables[0]!.key, codes: [...codes] })),
    };
  }

  #groupPhrase(): string | undefined {
    for (const phrase of groupPhrases) {
      const found = phrase.exec(this.#text)?.[1]?.trim();
      if (found) return found;
    }
    return undefined;
  }

  #group(phrase: string): readonly AskThing[] {
    const worth = ({ label, kind }: AskThing) => (isBackground(label) ? 1.3 : 1) * (kind === 'choice' ? 1.1 : 1);
    return bestOf(this.#finder.find(phrase, isGrouping, worth), this.#picked);
  }

  /** What is left to say what it is about. */
  #rest(phrase: string | undefined): string {
    let rest = phrase === undefined ? this.#text : this.#text.replace(phrase, ' ');
    for (const { words, codes } of this.#mentions)
      if (codes.length > 0) for (const one of words) rest = rest.replace(one, ' ');
    const bare = rest.replace(askingWords, ' ');
    return bare.trim() === '' ? rest : bare;
  }

  #worth(kind: AskKind, rest: string): (thing: AskThing) => number {
    // Who asks how satisfied people are, and not with what, means with all of it.
    const isWhole = isConceptAlone(rest);
    const isWhy = asksWhy.test(this.#asking);
    return thing => {
      const isText = thing.kind === 'text';
      if (kind === 'distribution' && isText) return isWhy ? 1.35 : 0.7;
      if (kind === 'distribution') return (thing.row ? 0.9 : 1) * (isWhole && isOverall(thing.label) ? WHOLE : 1);
      const isPart = thing.row !== undefined || thing.kind === 'rows';
      const whole = (isOverall(thing.label) ? (isWhole ? WHOLE : 1.2) : 1) * (isPart ? 0.85 : 1);
      return whole * (numbers.includes(thing.kind) ? 1.15 : 1) * (isBackground(thing.label) ? 0.7 : 1);
    };
  }

  #relation(only: AskPlan['only']): AskReading {
    const takes = wholeTake.relation;
    const sides = this.#text.split(/和|与|跟|同|以及|之间| and | to | with /).filter(side => side.trim() !== '');
    const found: AskThing[] = [];
    for (const side of sides) {
      const bare = side.replace(askingWords, ' ');
      const best = bestOf(
        this.#finder.find(bare, thing => takes(thing) && !found.includes(thing)),
        this.#picked,
      );
      if (best.length > 1) return { is: 'which', keys: best.map(({ key }) => key) };
      if (best[0]) found.push(best[0]);
      if (found.length === 2) break;
    }
    if (found.length < 2) return { is: 'unclear', keys: found.map(({ key }) => key) };
    const subjects = found.map(({ key }) => key);
    return { is: 'plan', plan: { kind: 'relation', subjects, by: [], isByAny: false, only, shown: 'usual' } };
  }

  #shown(): AskPlan['shown'] {
    if (asksShareOfAll.test(this.#asking)) return 'share-of-all';
    return asksShare.test(this.#asking) ? 'share' : 'usual';
  }
}

const quoted = (label: string) => `“${label.toLowerCase().normalize('NFKC').trim()}”`;

/** Nobody is grouped by what is compared. */
function bestGroup(named: readonly AskThing[], subject: AskThing, picked: readonly string[]): readonly AskThing[] {
  const others = named.filter(one => one !== subject);
  const chosen = others.find(({ key }) => picked.includes(key));
  return chosen ? [chosen] : others;
}
