import { type FlowItem, type FlowQuestion, parseDesign, randomOf, readSetting } from '@wenshu/survey-core/answering';

/** What is judged as one: a level of every attribute, or a single item. */
export type Concept = readonly FlowItem[];

export function designOf({ settings }: Pick<FlowQuestion, 'settings'>) {
  return parseDesign(readSetting(settings, 'design'));
}

export function versionCount(question: FlowQuestion): number {
  return designOf(question)?.versions.length ?? 0;
}

/** The tasks of a version, from 1. A task that shows something which is gone cannot be judged any more: undefined. */
export function tasksOf(question: FlowQuestion, version: number): readonly (readonly Concept[] | undefined)[] {
  const design = designOf(question);
  const items = new Map(question.items.map(item => [item.id, item]));
  return (design?.versions[version - 1] ?? []).map(task => {
    const concepts = task.map(concept =>
      concept.flatMap((place, attribute) => items.get(design!.levels[attribute]![place]!) ?? []),
    );
    return concepts.every(concept => concept.length === design!.levels.length) ? concepts : undefined;
  });
}

/** Every version of every design that the question ever had: data has columns for all of them. */
export function everyVersion({ settings, pastSettings = [] }: FlowQuestion) {
  return [settings, ...pastSettings].flatMap(one => designOf({ settings: one })?.versions ?? []);
}

/** How many tasks the longest version has. */
export function taskCount(question: FlowQuestion): number {
  return Math.max(0, ...everyVersion(question).map(tasks => tasks.length));
}

/** The version of a respondent who has none yet: always the same for the same record. */
export function dealVersion(question: FlowQuestion, seed: string): number {
  return 1 + Math.floor(randomOf(seed, question.id, 'version') * Math.max(1, versionCount(question)));
}
