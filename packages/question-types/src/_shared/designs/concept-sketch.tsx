import type { SketchProps } from '../sketch.ts';
import { tasksOf } from './design-tasks.ts';
import { LevelList } from './level-list.tsx';

/** The concepts of the first task of a design, as cards; without a design the attributes with their first levels. */
export function ConceptsSketch({ question, texts }: Pick<SketchProps, 'question' | 'texts'>) {
  const first = tasksOf(question, 1).find(task => task !== undefined);
  const concepts = first ?? [
    question.itemGroups.flatMap(({ id }) => question.items.find(item => item.groupId === id) ?? []),
  ];
  return (
    <div className="sketch-concepts">
      {concepts.map((concept, index) => (
        <div key={concept.map(({ id }) => id).join()} className="sketch-concept">
          {concepts.length > 1 && <span className="sketch-concept-head">{texts.concept({ concept: index + 1 })}</span>}
          <LevelList concept={concept} itemGroups={question.itemGroups} />
        </div>
      ))}
    </div>
  );
}
