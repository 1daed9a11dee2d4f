import type { TypeExample } from './_shared/example.ts';
import type { QuestionTypeSlug } from './answering.ts';
import { example as dropdown } from './dropdown/examples.ts';
import { example as fillIn } from './fill-in/examples.ts';
import { example as matrixSingle } from './matrix-single/examples.ts';
import { example as multiDropdown } from './multi-dropdown/examples.ts';
import { example as multipleChoice } from './multiple-choice/examples.ts';
import { example as pageBreak } from './page-break/examples.ts';
import { example as ranking } from './ranking/examples.ts';
import { example as singleChoice } from './single-choice/examples.ts';
import { example as textNote } from './text-note/examples.ts';

export type { TypeExample } from './_shared/example.ts';

/** An example of every type. A type without one does not compile. */
export const typeExamples = {
  dropdown: dropdown,
  'fill-in': fillIn,
  'matrix-single': matrixSingle,
  'multi-dropdown': multiDropdown,
  'multiple-choice': multipleChoice,
  'page-break': pageBreak,
  ranking,
  'single-choice': singleChoice,
  'text-note': textNote,
} satisfies Record<QuestionTypeSlug, TypeExample>;
