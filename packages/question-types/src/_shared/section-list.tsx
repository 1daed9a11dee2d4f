import type { FlowItem } from '@wenshu/survey-core/answering';
import type { ReactNode } from 'react';
import type { OptionSection } from './option-sections.ts';

interface SectionListProps {
  readonly sections: readonly OptionSection[];
  readonly columns: number;
  readonly titleId: string;
  children(item: FlowItem): ReactNode;
}

/** Options in columns, under the headings of their groups; a screen reader says the heading when it enters one. */
export function SectionList({ sections, columns, titleId, children }: SectionListProps) {
  return sections.map(({ id, title, items }) => {
    const list = (
      <div key={id} className="choices" style={{ '--columns': columns } as never}>
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
