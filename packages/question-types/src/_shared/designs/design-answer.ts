import {
  type AnsweringPart,
  type AnswerProblem,
  type FlowQuestion,
  isRecord,
  type Json,
  type SettingName,
  type SettingsOf,
} from '@wenshu/survey-core/answering';
import { parseJsonRow } from '../json-row.ts';
import { type Concept, tasksOf, versionCount } from './design-tasks.ts';

/** What was said to each task, by its number from 1, and the version of the design that the tasks are of. */
export type DesignAnswer<Value extends Json> = {
  readonly version: number;
  readonly tasks: Readonly<Record<string, Value>>;
};

interface TaskRules<Name extends SettingName, Value extends Json> {
  readonly slug: string;
  readonly code: number;
  readonly settingNames: readonly Name[];
  /** Undefined for what the task does not offer. */
  parseValue(raw: unknown, concepts: readonly Concept[], settings: SettingsOf<Name>): Value | undefined;
  checkValue(value: Value): AnswerProblem | undefined;
}

/** The answering part of a type that asks the tasks of a design. The version is in the answer: whoever reads it needs no seed. */
export function designAnswering<Name extends SettingName, Value extends Json>({
  slug,
  code,
  settingNames,
  parseValue,
  checkValue,
}: TaskRules<Name | 'required', Value>): AnsweringPart<Name | 'required', DesignAnswer<Value>> {
  return {
    slug,
    code,
    role: 'question',
    settingNames,
    tests: ['answered'],
    parse: ({ question, settings }, raw) => {
      if (!isRecord(raw) || !isRecord(raw.tasks) || typeof raw.version !== 'number') return { problem: 'not-readable' };
      const { version } = raw;
      if (!isVersion(question, version)) return { problem: 'option-unknown' };
      const shown = tasksOf(question, version);
      const tasks: Record<string, Value> = {};
      for (const [task, rawValue] of Object.entries(raw.tasks)) {
        const concepts = String(Number(task)) === task ? shown[Number(task) - 1] : undefined;
        const value = concepts && parseValue(rawValue, concepts, settings);
        if (value === undefined) return { problem: 'option-unknown' };
        tasks[task] = value;
      }
      return { answer: { version, tasks } };
    },
    isEmpty: answer => Object.keys(answer.tasks).length === 0,
    check: ({ question, settings }, answer) => {
      const shown = tasksOf(question, answer.version).flatMap((task, at) => (task ? String(at + 1) : []));
      const missing = settings.required ? shown.filter(task => !Object.hasOwn(answer.tasks, task)) : [];
      const wrong = Object.entries(answer.tasks).flatMap(([at, value]): AnswerProblem[] => {
        const problem = checkValue(value);
        return problem ? [{ ...problem, at }] : [];
      });
      return [
        ...wrong,
        ...(missing[0] ? [{ problem: 'tasks-missing' as const, num: missing.length, at: missing[0] }] : []),
      ];
    },
    operands: () => ({}),
    restrict: ({ question, settings }, { version, tasks }) => {
      if (!isVersion(question, version)) return undefined;
      const shown = tasksOf(question, version);
      const kept = Object.entries(tasks).filter(([task, value]) => {
        const concepts = shown[Number(task) - 1];
        return concepts && parseValue(value, concepts, settings) !== undefined;
      });
      return kept.length > 0 ? { version, tasks: Object.fromEntries(kept) } : undefined;
    },
    quoteText: () => '',
    toRows: (_asked, { version, tasks }) =>
      Object.entries(tasks).map(([task, answer]) => ({
        answerValue: JSON.stringify({ version, task: Number(task), answer }),
        answerValueType: 4,
      })),
    fromRows: (_asked, rows) => {
      const said = rows.map(row => {
        const raw = parseJsonRow(row);
        return isRecord(raw) ? raw : undefined;
      });
      const versions = new Set(said.map(one => one?.version));
      return {
        // Tasks of two versions are no answer.
        version: versions.size === 1 ? [...versions][0] : null,
        tasks: Object.fromEntries(said.map(one => [String(one?.task), one?.answer])),
      };
    },
  };
}

function isVersion(question: FlowQuestion, version: number): boolean {
  return Number.isInteger(version) && version >= 1 && version <= versionCount(question);
}
