import { type FlowItem, type FlowQuestion, readSettings } from '@wenshu/survey-core/answering';
import type { CSSProperties, ReactNode } from 'react';
import { optionSections } from './option-sections.ts';

interface SectionListProps {
  readonly question: FlowQuestion;
  readonly titleId: string;
  children(item: FlowItem): ReactNode;
}

/** Options in columns, under the headings of their groups; a screen reader says the heading when it enters one. */
export function SectionList({ question, titleId, children }: SectionListProps) {
  const { hasPictures, pictureColumns, phonePictureColumns, columnCount } = readSettings(question.settings, [
    'hasPictures',
    'pictureColumns',
    'phonePictureColumns',
    'columnCount',
  ]);
  const columns = { '--columns': hasPictures ? pictureColumns : columnCount, '--on-phone': phonePictureColumns };
  return optionSections(question).map(({ id, title, items }) => {
    const list = (
      <div key={id} className={hasPictures ? 'choices has-pictures' : 'choices'} style={columns as CSSProperties}>
        {items.map(children)}
      </div>
    );
    if (title === undefined) return list;
    return (
      <fieldset key={id} aria-labelledby={`${titleId}-${id}`}>
        <p className="choice-heading" id={`${titleId}-${id}`}>
          {title}
        </p>
        {list}
      </fieldset>
    );
  });
}
