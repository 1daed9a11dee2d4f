import { talkMatrixPageTexts } from '@wenshu/texts/talks/talk-matrix-page';
import { language } from '../../../../../app/language/language.ts';
import type { Project } from '../../state/use-project.ts';

const ways = ['person', 'role', 'transcript', 'part'] as const;

/** By what a matrix tells turns apart: what every project has, and what is known of its people. */
export const byChoices = ({ attributes }: Project): { readonly value: string; readonly label: string }[] => [
  ...ways.map(value => ({ value, label: talkMatrixPageTexts[language].by[value] })),
  ...attributes.map(({ id, name }) => ({ value: id, label: name })),
];
