import { nodesBelow, type ProposedNode, textOf } from '@wenshu/papers';
import * as z from 'zod/mini';
import { newId } from '../../../../../platform/new-id.ts';
import type { Asked } from '../asked.ts';
import { defineAsk, type PaperHelp } from '../paper-ask.ts';
import { proposeQuestions, proposeSections } from './house-outline.ts';
import { proposeProbes } from './house-probes.ts';

const question = z.object({ text: z.string(), mustAsk: z.boolean(), probes: z.array(z.string()) });
const sections = z.object({
  goals: z.array(z.string()),
  sections: z.array(
    z.object({
      title: z.string(),
      minutes: z.number(),
      /** Of the goals, by their places from 1. */
      goals: z.array(z.number()),
      note: z.string(),
      questions: z.array(question),
    }),
  ),
});
const questions = z.object({ questions: z.array(question) });
const probes = z.object({ probes: z.array(z.string()) });

const CRAFT =
  'Questions of an interview are open, about what people did rather than what they would do, one thing at a time, never leading.';

const briefOf = ({ paper: { brief, title } }: Asked, hide: (text: string) => string) =>
  [
    `Title: ${hide(title)}`,
    `Goal: ${hide(String(brief['goal'] ?? ''))}`,
    `People: ${hide(String(brief['people'] ?? ''))}`,
    `Minutes: ${brief['minutes'] ?? 60}`,
    `Kind of talk: ${brief['talk'] === 'group' ? 'a group discussion' : 'one to one'}`,
  ].join('\n');

const asQuestion = (
  parent: string | null,
  { text, mustAsk, probes: more }: z.infer<typeof question>,
): ProposedNode => ({
  kind: 'question',
  parent,
  fields: { text, ...(mustAsk && { mustAsk }) },
  below: more.map(probe => ({ kind: 'probe', parent: null, fields: { text: probe }, below: [] })),
});

function readSections(value: z.infer<typeof sections>, { paper }: Asked): readonly ProposedNode[] {
  const there = nodesBelow(paper, null, 'goal');
  const goals = value.goals.map(text => ({ kind: 'goal', parent: null, fields: { text }, below: [], id: newId() }));
  const ids = there.length > 0 ? there.map(({ id }) => id) : goals.map(({ id }) => id);
  const all = value.sections.map(
    ({ title, minutes, goals: serves, note, questions: asked }): ProposedNode => ({
      kind: 'section',
      parent: null,
      fields: {
        title,
        note,
        minutes: Math.max(0, Math.round(minutes)),
        goals: [...new Set(serves.flatMap(place => ids[place - 1] ?? []))],
      },
      below: asked.map(one => asQuestion(null, one)),
    }),
  );
  return there.length > 0 ? all : [...goals, ...all];
}

/** What the helper does for an interview outline. */
export const outlineAsks: Readonly<Record<string, PaperHelp>> = {
  sections: defineAsk({
    purpose: 'outline',
    house: ({ paper }) => proposeSections(paper),
    task: () =>
      `Plan the guide of an interview: up to 6 goals, up to 8 sections that begin with a warm-up and end with a closing, their whole minutes adding up to the planned ones, and for each 2 to 6 questions with up to 3 probes. Name the goals that a section serves by their numbers. ${CRAFT}`,
    material: (asked, mask) => {
      const there = nodesBelow(asked.paper, null, 'goal').map(
        (goal, at) => `${at + 1}. ${mask.hide(textOf(goal, 'text'))}`,
      );
      return [
        briefOf(asked, text => mask.hide(text)),
        ...(there.length > 0 ? ['Goals that are there:', ...there] : []),
      ].join('\n');
    },
    schema: sections,
    maxTokens: 4000,
    read: readSections,
  }),
  questions: defineAsk({
    purpose: 'outline',
    house: ({ paper, node }) => (node ? proposeQuestions(paper, node) : []),
    task: () => `Propose up to 6 questions for one section of an interview guide. Repeat none that is there. ${CRAFT}`,
    material: (asked, mask) => {
      const { paper, node } = asked;
      const there = node ? nodesBelow(paper, node.id, 'question') : [];
      return [
        briefOf(asked, text => mask.hide(text)),
        `Section: ${mask.hide(node ? textOf(node, 'title') : '')}`,
        ...there.map(one => `There already: ${mask.hide(textOf(one, 'text'))}`),
      ].join('\n');
    },
    schema: questions,
    maxTokens: 1500,
    read: (value, { node }) => value.questions.map(one => asQuestion(node?.id ?? null, one)),
  }),
  probes: defineAsk({
    purpose: 'outline',
    house: ({ paper, node }) => (node ? proposeProbes(paper, node) : []),
    task: () => `Propose up to 5 probes by which an interviewer goes on after one question. ${CRAFT}`,
    material: (asked, mask) => {
      const { paper, node } = asked;
      const there = node ? nodesBelow(paper, node.id, 'probe') : [];
      return [
        briefOf(asked, text => mask.hide(text)),
        `Question: ${mask.hide(node ? textOf(node, 'text') : '')}`,
        ...there.map(one => `There already: ${mask.hide(textOf(one, 'text'))}`),
      ].join('\n');
    },
    schema: probes,
    maxTokens: 600,
    read: (value, { node }) =>
      value.probes.map(text => ({ kind: 'probe', parent: node?.id ?? null, fields: { text }, below: [] })),
  }),
};
