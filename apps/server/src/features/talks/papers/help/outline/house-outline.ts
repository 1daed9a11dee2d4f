import { nodesBelow, type Paper, type PaperNode, type ProposedNode, textOf } from '@wenshu/papers';
import { newId } from '../../../../../platform/new-id.ts';
import { thingOf } from '../thing-of.ts';
import { shareMinutes } from './share-minutes.ts';
import { type TalkPart, type TalkQuestion, talkFrame, talkParts } from './talk-parts.ts';

const USUAL_MINUTES = 60;
const MOST_PARTS = 5;
const UNNAMED_PARTS = 3;
/** As much of a part as is asked in ten minutes or so. */
const MINUTES_PER_QUESTION = 3;

type Language = Paper['language'];

/** Goals, and sections that fill the planned minutes exactly: an opening, a part for what the goal names, a closing. */
export function proposeSections(paper: Paper): ProposedNode[] {
  const { language, brief } = paper;
  const goalText = String(brief['goal'] ?? '');
  const thing = thingOf(`${goalText}\n${paper.title}`, language);
  const minutes = typeof brief['minutes'] === 'number' ? brief['minutes'] : USUAL_MINUTES;
  const talk = brief['talk'] === 'group' ? 'group' : 'individual';
  const parts = partsMeant(goalText, language);
  const goals = goalsOf(paper, goalText, parts, thing);
  const shares = shareMinutes(minutes, [talk === 'group' ? 1.6 : 1, ...parts.map(part => part.weight), 0.8]);
  const { opening, closing } = talkFrame;
  const frameOf = (title: string, note: string, at: number, questions: readonly TalkQuestion[]): ProposedNode => ({
    kind: 'section',
    parent: null,
    fields: { title, minutes: shares[at]!, note },
    below: questions.map(question => asQuestion(question, language, thing)),
  });
  const sections = parts.map((part, at): ProposedNode => {
    const room = Math.max(2, Math.round(shares[at + 1]! / MINUTES_PER_QUESTION));
    return {
      kind: 'section',
      parent: null,
      fields: {
        title: part.title[language],
        minutes: shares[at + 1]!,
        goals: goals.flatMap(goal => (goal.serves.includes(part) && goal.node.id ? [goal.node.id] : [])),
      },
      below: inRoom(part.questions, room).map(question => asQuestion(question, language, thing)),
    };
  });
  return [
    ...goals.flatMap(({ node, isNew }) => (isNew ? [node] : [])),
    frameOf(opening.title[language], opening.note[talk][language], 0, opening.questions[talk]),
    ...sections,
    frameOf(closing.title[language], closing.note[language], shares.length - 1, closing.questions),
  ];
}

/** What must be asked stays; of the rest as many as there is room for, in their order. */
function inRoom(questions: readonly TalkQuestion[], room: number): readonly TalkQuestion[] {
  let left = Math.max(0, room - questions.filter(({ isMust }) => isMust).length);
  return questions.filter(({ isMust }) => isMust || left-- > 0);
}

/** More questions for a section: of the part that its title names. */
export function proposeQuestions(paper: Paper, section: PaperNode): ProposedNode[] {
  const { language } = paper;
  const title = textOf(section, 'title');
  const goal = String(paper.brief['goal'] ?? '');
  const thing = thingOf(`${goal}\n${paper.title}`, language);
  const part =
    talkParts.find(one => one.title[language] === title) ??
    talkParts.find(one => one.meant[language].test(title)) ??
    partsMeant(goal, language)[0]!;
  return part.questions.map(question => Object.assign(asQuestion(question, language, thing), { parent: section.id }));
}

const asQuestion = (question: TalkQuestion, language: Language, thing: string): ProposedNode => ({
  kind: 'question',
  parent: null,
  fields: { text: fill(question[language], thing), ...(question.isMust && { mustAsk: true }) },
  below: [],
});

const fill = (text: string, thing: string) => text.replaceAll('{thing}', thing);

/** The parts that a goal names, those it names first first. */
function partsMeant(goal: string, language: Language): TalkPart[] {
  const named = talkParts
    .flatMap(part => {
      const at = goal.search(part.meant[language]);
      return at < 0 ? [] : [{ part, at }];
    })
    .sort((a, b) => a.at - b.at)
    .map(({ part }) => part);
  return named.length > 0 ? named.slice(0, MOST_PARTS) : talkParts.slice(0, UNNAMED_PARTS);
}

interface Goal {
  readonly node: Pick<ProposedNode, 'kind' | 'parent' | 'fields' | 'below' | 'id'>;
  readonly isNew: boolean;
  readonly serves: readonly TalkPart[];
}

/** Those that are there already; else the goals that the brief lists itself; else one for each part. */
function goalsOf(paper: Paper, text: string, parts: readonly TalkPart[], thing: string): Goal[] {
  const { language } = paper;
  const there = nodesBelow(paper, null, 'goal');
  if (there.length > 0)
    return there.map(({ id, kind, fields }) => {
      const node = { id, kind, parent: null, fields, below: [] };
      return { node, isNew: false, serves: servedBy(textOf({ fields }, 'text'), parts, language) };
    });
  const listed = text
    .split(/[\n；;]+/)
    .map(one => one.replace(/^\s*(?:\d+[.、)）]|[-*•])\s*/, '').trim())
    .filter(one => one.length > 3);
  if (listed.length > 1)
    return listed.map(one => ({ node: asGoal(one), isNew: true, serves: servedBy(one, parts, language) }));
  return parts.map(part => ({ node: asGoal(fill(part.goal[language], thing)), isNew: true, serves: [part] }));
}

const asGoal = (text: string): ProposedNode => ({
  kind: 'goal',
  parent: null,
  fields: { text },
  below: [],
  id: newId(),
});

/** A goal that names none of the parts is served by all. */
function servedBy(text: string, parts: readonly TalkPart[], language: Language): readonly TalkPart[] {
  const named = parts.filter(part => part.meant[language].test(text) || part.title[language] === text);
  return named.length > 0 ? named : parts;
}
