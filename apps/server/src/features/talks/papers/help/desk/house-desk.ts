import {
  type DeskFrame,
  type DeskSubject,
  deskSubjects,
  type Paper,
  type PaperLanguage,
  type PaperNode,
  type ProposedNode,
  paperLanguages,
  textOf,
} from '@wenshu/papers';
import { own } from '@wenshu/survey-core';
import { findThing } from '../../../../design/drafting/index.ts';
import { framedQuestions, framesOf } from './frames.ts';

const nameless = { zh: '它', en: 'it' } as const;
const MOST_NAME = 40;

/** The question from several sides, by what kind of question it is, each with what one would search for. */
export function proposeSubQuestions(paper: Paper): ProposedNode[] {
  const names = namesOf(paper);
  return framesOf[subjectOf(paper)].map(frame => ({
    kind: 'sub-question',
    parent: null,
    fields: { text: framedQuestions[frame].question[paper.language].replaceAll('{thing}', names.own), frame },
    below: termsOf(frame, names, null),
  }));
}

/** Search terms for one sub-question, by the side that it looks from. */
export function proposeTerms(paper: Paper, part: PaperNode): ProposedNode[] {
  const frame = own(framedQuestions, textOf(part, 'frame') as keyof typeof framedQuestions);
  const names = namesOf(paper);
  if (frame) return termsOf(textOf(part, 'frame') as keyof typeof framedQuestions, names, part.id);
  // Of a side that the house has no words for, the thing itself is what can be looked for.
  return paperLanguages.flatMap(language => asTerm(names[language], language, part.id));
}

interface Names extends Readonly<Record<PaperLanguage, string>> {
  /** In the paper's own language, also where it names nothing. */
  readonly own: string;
}

/** Search terms stand only in languages in which the thing has a name: a name that was made up finds nothing. */
const termsOf = (frame: Exclude<DeskFrame, 'other'>, names: Names, parent: string | null): ProposedNode[] =>
  paperLanguages.flatMap(language =>
    names[language] === ''
      ? []
      : framedQuestions[frame].terms[language].flatMap(term => asTerm(`${names[language]} ${term}`, language, parent)),
  );

const asTerm = (text: string, language: PaperLanguage, parent: string | null): ProposedNode[] =>
  text === '' ? [] : [{ kind: 'term', parent, fields: { text, language }, below: [] }];

function subjectOf({ brief }: Paper): DeskSubject {
  return deskSubjects.find(subject => subject === brief['subject']) ?? 'other';
}

function namesOf({ brief, title, language }: Paper): Names {
  const question = String(brief['question'] ?? '');
  const { name, known } = findThing(question === '' ? title : question, language);
  const other = language === 'zh' ? 'en' : 'zh';
  const thing = name.slice(0, MOST_NAME);
  const names = { zh: '', en: '', own: thing || nameless[language] };
  return { ...names, [language]: thing, [other]: known?.category[other] ?? '' };
}
