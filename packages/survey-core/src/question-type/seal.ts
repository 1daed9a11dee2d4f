import type { FlowQuestion } from '../flow/flow.ts';
import type { Json } from '../json.ts';
import type { SettingName } from '../settings/dictionary.ts';
import { readSettings } from '../settings/settings.ts';
import type { SolutionId } from '../solution-ids.ts';
import type { AnswerContext } from './answer-context.ts';
import type { AnswerProblem, AnswerProblemWord, OwnProblem } from './answer-problem.ts';
import type { AnswerRow } from './answer-row.ts';
import type { BroughtIn } from './brought-in.ts';
import type { FileRules } from './file-rules.ts';
import type { AnsweringPart, DesignPart, Operands, QuestionType, QuotePart, Summary } from './question-type.ts';
import type { Variable, VariableValue } from './variable.ts';

/** A question bound to its type. Answers go in as anything and come out parsed, so no caller needs the type's own types. */
export interface BoundQuestion {
  readonly question: FlowQuestion;
  readonly role: AnsweringPart<never, Json>['role'];
  readonly tests: AnsweringPart<never, Json>['tests'];
  readonly missing?: AnswerProblemWord | OwnProblem;
  parse(raw: unknown): { readonly answer: Json } | AnswerProblem;
  isEmpty(answer: Json): boolean;
  check(answer: Json): readonly AnswerProblem[];
  operands(answer: Json): Operands;
  restrict(answer: Json): Json | undefined;
  quoteText(answer: Json, part: QuotePart, join: string): string;
  toRows(answer: Json): readonly AnswerRow[];
  fromRows(rows: readonly AnswerRow[]): unknown;
  prefill?(context: AnswerContext): Json | undefined;
  readonly files?: FileRules;
}

export interface BoundData extends BoundQuestion {
  variables(): readonly Variable[];
  values(answer: Json | undefined): readonly VariableValue[];
  design?(): unknown;
}

export interface SealedAnswering {
  readonly slug: string;
  readonly code: number;
  bind(question: FlowQuestion): BoundQuestion;
}

export interface SealedType extends SealedAnswering, DesignPart {
  readonly summary: Summary;
  readonly broughtIn?: BroughtIn<Json>;
  readonly solution?: SolutionId;
  bind(question: FlowQuestion): BoundData;
}

/** Forgets a type's own settings and answer types, in this one place, so that different types can live in one registry. */
export function sealAnswering<Name extends SettingName, Answer extends Json>(
  type: AnsweringPart<Name, Answer>,
): SealedAnswering {
  return { slug: type.slug, code: type.code, bind: question => bindAnswering(type, question) };
}

export function seal<Name extends SettingName, Answer extends Json>(type: QuestionType<Name, Answer>): SealedType {
  const { slug, code, capabilities, settingNames, itemSettingNames, rowSettingNames, checkDesign, summary, solution } =
    type;
  return {
    slug,
    code,
    capabilities,
    settingNames,
    itemSettingNames,
    rowSettingNames,
    ...(checkDesign && { checkDesign }),
    ...(type.broughtIn && { broughtIn: type.broughtIn }),
    summary,
    ...(solution && { solution }),
    bind: question => {
      const asked = { question, settings: readSettings(question.settings, type.settingNames) };
      let valuesOf: ReturnType<typeof type.values> | undefined;
      return {
        ...bindAnswering(type, question),
        variables: () => type.variables(asked),
        values: answer => {
          valuesOf ??= type.values(asked);
          return valuesOf(answer as Answer | undefined);
        },
        ...(type.design && { design: () => type.design?.(asked) }),
      };
    },
  };
}

function bindAnswering<Name extends SettingName, Answer extends Json>(
  type: AnsweringPart<Name, Answer>,
  question: FlowQuestion,
): BoundQuestion {
  const asked = { question, settings: readSettings(question.settings, type.settingNames) };
  return {
    question,
    role: type.role,
    tests: type.tests,
    ...(type.missing && { missing: type.missing }),
    parse: raw => type.parse(asked, raw),
    isEmpty: answer => type.isEmpty(answer as Answer),
    check: answer => type.check(asked, answer as Answer),
    operands: answer => type.operands(asked, answer as Answer),
    restrict: answer => type.restrict(asked, answer as Answer),
    quoteText: (answer, part, join) => type.quoteText(asked, answer as Answer, part, join),
    toRows: answer => type.toRows(asked, answer as Answer),
    fromRows: rows => type.fromRows(asked, rows),
    ...(type.prefill && { prefill: (context: AnswerContext) => type.prefill?.(asked, context) }),
    ...(type.files && { files: type.files(asked) }),
  };
}
