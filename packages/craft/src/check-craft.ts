import {
  type DesignRegistry,
  finish,
  type Id,
  type Questionnaire,
  type Steps,
  surveyLanguages,
} from '@wenshu/survey-core';
import { type CraftFinding, craftRules } from './finding.ts';
import { readSurvey, type Survey } from './reading/read-survey.ts';
import { allRules } from './rules/all-rules.ts';
import type { WordsRule } from './rules/craft-rule.ts';
import { findLanguagesDiffer } from './rules/languages-differ.ts';

export interface CraftOptions {
  /** Ids of the languages whose words are read; all that the survey has when absent. */
  readonly languages?: readonly number[];
  /** A part of a questionnaire: what is about the order of the whole is not looked at. */
  readonly isPart?: boolean;
  /** Whether a part is in the version that people answer; none is when absent. */
  readonly isPublished?: (id: Id) => boolean;
}

/**
 * What somebody who has made many questionnaires would say of this one. It says little: a finding that is none is read by everybody who made
 * no mistake, so rules are silent wherever something else can be meant (bench/helper holds the figures).
 */
export function checkCraft(document: Questionnaire, types: DesignRegistry, options: CraftOptions = {}): CraftFinding[] {
  return finish(checkCraftInSteps(document, types, options));
}

/** The same, for who has somebody typing in between. */
export function* checkCraftInSteps(
  document: Questionnaire,
  types: DesignRegistry,
  { languages, isPart = false, isPublished = () => false }: CraftOptions = {},
): Steps<CraftFinding[]> {
  const wanted = surveyLanguages(document).map(({ languageId }) => languageId);
  const ids = wanted.filter(id => id === document.baseLanguageId || !languages || languages.includes(id));
  const findings: CraftFinding[] = [];
  let base: Survey | undefined;
  for (const languageId of ids) {
    const survey = yield* readSurvey(document, types, languageId, { isWhole: !isPart, isPublished });
    yield;
    yield* readInSteps(survey, findings);
    if (base) findings.push(...findLanguagesDiffer(base, survey));
    else base = survey;
    yield;
  }
  return base ? inPlace(findings, base) : findings;
}

/** Few enough for a frame, whatever they are. */
const AT_ONCE = 2;

function* readInSteps(survey: Survey, findings: CraftFinding[]): Steps<void> {
  for (const rule of allRules) {
    if (rule.reads === 'shape' && survey.isBase)
      for (const found of rule.find(survey)) findings.push({ rule: rule.rule, ...found });
  }
  yield;
  for (const [index, asked] of survey.questions.entries()) {
    for (const rule of allRules) if (rule.reads === 'words') readWith(rule, asked, survey, findings);
    if (index % AT_ONCE === AT_ONCE - 1) yield;
  }
}

function readWith(rule: WordsRule, asked: Survey['questions'][number], survey: Survey, findings: CraftFinding[]): void {
  if (!survey.language) return;
  const found = rule.find(asked, survey, survey.language);
  if (!found) return;
  // What the base language says is not said again of its translation.
  const isKnown = findings.some(one => one.rule === rule.rule && one.at.questionId === asked.id);
  if (isKnown) return;
  const finding = { rule: rule.rule, ...found, at: found.at ?? { questionId: asked.id } };
  findings.push(survey.isBase ? finding : { ...finding, languageId: survey.languageId });
}

/** As one reads the questionnaire: what is about all of it first, then question by question. */
function inPlace(findings: readonly CraftFinding[], { questions }: Survey): CraftFinding[] {
  const places = new Map(questions.map(({ id }, index) => [id, index]));
  const placeOf = ({ at }: CraftFinding) => (at.questionId === undefined ? -1 : (places.get(at.questionId) ?? 0));
  return findings.toSorted(
    (a, b) => placeOf(a) - placeOf(b) || craftRules.indexOf(a.rule) - craftRules.indexOf(b.rule),
  );
}
