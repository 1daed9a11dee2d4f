import type { QuestionTypeSlug } from './answering.ts';
import { typeEditors } from './editor.ts';

interface TypeIconProps {
  /** Any string: a questionnaire may hold a type that this version does not know. */
  readonly slug: string;
  readonly sizePx?: number;
  readonly className?: string | undefined;
}

const unknown = <path d="M4 4h12v12H4ZM8 8.2a2 2 0 1 1 2.7 1.9c-.5.2-.7.5-.7 1v.4M10 13.6v.1" />;

/** One hand for all types: a grid of 20, a round stroke of 1.5 in the colour of the text, one tint. Decoration: the name stands beside it. */
export function TypeIcon({ slug, sizePx = 18, className }: TypeIconProps) {
  return (
    <svg
      className={className}
      style={{ flex: 'none' }}
      width={sizePx}
      height={sizePx}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {Object.hasOwn(typeEditors, slug) ? typeEditors[slug as QuestionTypeSlug].icon : unknown}
    </svg>
  );
}
