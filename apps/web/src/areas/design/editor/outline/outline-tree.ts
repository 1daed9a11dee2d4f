import { questionTypes } from '@wenshu/question-types/core';
import { countQuestions, type Question, type QuestionGroup, type Questionnaire } from '@wenshu/survey-core';
import { roleOf } from '../../document/reading/place.ts';
import { sectionsOf } from '../../document/reading/sections-of.ts';

export interface OutlineEntry {
  readonly question: Question;
  /** For a page break: the page that begins after it. */
  readonly page: number | undefined;
}

export interface OutlineSection {
  readonly group: QuestionGroup;
  readonly entries: readonly OutlineEntry[];
  /** How many of them are answered. */
  readonly count: number;
}

export interface OutlineTree {
  readonly sections: readonly OutlineSection[];
  /** A survey with one nameless group has no groups as far as its creator knows. */
  readonly hasGroups: boolean;
  readonly questions: number;
  readonly pages: number;
}

/** The survey as the outline shows it: groups, pages counted through all of them, questions. */
export function outlineTree(document: Questionnaire): OutlineTree {
  let pages = 1;
  const sections = sectionsOf(document).map(({ group, questions }) => ({
    group,
    entries: questions.map(question => ({
      question,
      page: roleOf(question) === 'page-break' ? ++pages : undefined,
    })),
    count: countQuestions(questions, questionTypes),
  }));
  return {
    sections,
    hasGroups: sections.length > 1 || sections.some(({ group }) => group.title.text !== ''),
    questions: sections.reduce((sum, { count }) => sum + count, 0),
    pages,
  };
}
