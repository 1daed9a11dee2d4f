import { type FlowQuestion, readSettings } from '@wenshu/survey-core/answering';
import { RichText } from '../rich-text.tsx';
import type { Concept } from './design-tasks.ts';

/** The levels of a concept under the names of their attributes. */
export function LevelList({ concept, itemGroups }: { concept: Concept } & Pick<FlowQuestion, 'itemGroups'>) {
  return (
    <span className="levels">
      {concept.map(level => (
        <span key={level.id} className="level">
          <LevelPicture settings={level.settings} />
          <span className="level-attribute">{itemGroups.find(group => group.id === level.groupId)?.title.text}</span>{' '}
          <span className="level-title">
            <RichText of={level.title} />
          </span>
        </span>
      ))}
    </span>
  );
}

function LevelPicture({ settings }: Pick<Concept[number], 'settings'>) {
  const { picture, pictureAlt } = readSettings(settings, ['picture', 'pictureAlt']);
  return picture === '' ? null : <img className="level-picture" src={picture} alt={pictureAlt} />;
}
