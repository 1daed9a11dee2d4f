import { questionTypes } from '../../../question-types/src/core.ts';
import { compileSurvey } from '../../src/answering/compile-survey.ts';
import type { SurveyModel } from '../../src/answering/survey-model.ts';
import { sealAnswering } from '../../src/answering.ts';
import type { Calculation } from '../../src/document/calculation.ts';
import type { LogicRule, Verification } from '../../src/document/logic-rule.ts';
import { parseExpression } from '../../src/expression/parse-expression.ts';
import type { Flow, FlowGroup, FlowItem, FlowQuestion, FlowRow } from '../../src/flow/flow.ts';
import type { SettingName, SettingValue } from '../../src/settings/dictionary.ts';
import { type RawSettings, writeSettings } from '../../src/settings/settings.ts';

/** The smallest types besides the real ones: the engine's tests need pages and notes. */
function silent(slug: string, code: number, role: 'note' | 'page-break') {
  return sealAnswering({
    slug,
    code,
    role,
    settingNames: [],
    tests: [],
    parse: () => ({ problem: 'not-readable' }),
    isEmpty: () => true,
    check: () => [],
    operands: () => ({}),
    restrict: () => undefined,
    quoteText: () => '',
    toRows: () => [],
    fromRows: () => null,
  });
}

export const testTypes = {
  ...questionTypes,
  note: silent('note', 34, 'note'),
  'page-break': silent('page-break', 35, 'page-break'),
};

type Settings = { readonly [Name in SettingName]?: SettingValue<Name> };
type Part = string | { readonly id: string; readonly groupId?: string; readonly settings?: Settings };

function part(given: Part): FlowItem & FlowRow {
  const { id, groupId, settings = {} } = typeof given === 'string' ? { id: given } : given;
  return { id, title: { text: id.toUpperCase() }, ...(groupId && { groupId }), settings: writeSettings(settings) };
}

interface QuestionParts {
  readonly items?: readonly Part[];
  readonly rows?: readonly Part[];
  readonly settings?: Settings;
  readonly title?: string;
  readonly html?: string;
  readonly groupId?: string;
  readonly parentId?: string;
  readonly itemGroups?: readonly string[];
}

export function question(type: string, id: string, parts: QuestionParts = {}): FlowQuestion {
  const { items = [], rows = [], settings = {}, title = id, html, groupId = 'g1', parentId, itemGroups = [] } = parts;
  return {
    id,
    type,
    groupId,
    ...(parentId && { parentId }),
    seqName: id.toUpperCase(),
    title: { text: title, ...(html && { html }) },
    settings: writeSettings(settings),
    items: items.map(part),
    itemGroups: itemGroups.map(group => ({ id: group, title: { text: group } })),
    rows: rows.map(part),
    rowGroups: [],
  };
}

export const single = (id: string, items: readonly Part[] = ['a', 'b', 'c'], parts: QuestionParts = {}) =>
  question('single-choice', id, { items, ...parts });
export const multiple = (id: string, items: readonly Part[] = ['a', 'b', 'c'], parts: QuestionParts = {}) =>
  question('multiple-choice', id, { items, ...parts });
export const ranking = (id: string, items: readonly Part[] = ['a', 'b', 'c'], parts: QuestionParts = {}) =>
  question('ranking', id, { items, ...parts });
export const fillIn = (id: string, settings: Settings = {}, parts: QuestionParts = {}) =>
  question('fill-in', id, { settings, ...parts });
export const number = (id: string, parts: QuestionParts = {}) => fillIn(id, { inputFormat: 2 }, parts);
export const matrix = (id: string, parts: QuestionParts = {}) =>
  question('matrix-single', id, { rows: ['r1', 'r2'], items: ['a', 'b'], ...parts });
let breaks = 0;
export const pageBreak = (parts: QuestionParts = {}) => question('page-break', `break${++breaks}`, parts);

interface SurveyParts {
  readonly questions: readonly FlowQuestion[];
  readonly logic?: readonly LogicRule[];
  readonly calculations?: readonly Calculation[];
  readonly verifications?: readonly Verification[];
  readonly groups?: readonly (string | { readonly id: string; readonly settings: Settings })[];
  readonly settings?: Settings;
  readonly languageId?: number;
}

export function flowOf(parts: SurveyParts): Flow {
  const groups = (parts.groups ?? ['g1']).map(
    (group): FlowGroup =>
      typeof group === 'string'
        ? { id: group, title: { text: group }, settings: {} }
        : { id: group.id, title: { text: group.id }, settings: writeSettings(group.settings) },
  );
  return {
    scrollId: 'survey',
    versionTime: 1,
    languageId: parts.languageId ?? 2,
    title: { text: 'Survey' },
    description: { text: '' },
    settings: writeSettings(parts.settings ?? {}) as RawSettings,
    groups,
    questions: parts.questions,
    logic: parts.logic ?? [],
    calculations: (parts.calculations ?? []).map(one => ({ ...one, parsed: parseExpression(one.expression) })),
    verifications: parts.verifications ?? [],
    agreements: [],
    appearance: {},
    cover: null,
    endPages: {},
  };
}

export function buildSurvey(parts: SurveyParts): SurveyModel {
  return compileSurvey(flowOf(parts), testTypes);
}

let rules = 0;
type WithoutPlace<T> = T extends unknown ? Omit<T, 'id' | 'order'> & { readonly id?: string } : never;

/** A rule at its place in the list. */
export function rule(given: WithoutPlace<LogicRule>): LogicRule {
  rules++;
  return { id: `rule${rules}`, order: String(rules).padStart(6, '0'), ...given } as LogicRule;
}

export function calculation(id: string, expression: string, decimals?: number): Calculation {
  return { id, order: id, name: id, expression, ...(decimals !== undefined && { decimals }) };
}
