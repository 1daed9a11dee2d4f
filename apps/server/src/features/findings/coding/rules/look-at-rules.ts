import type { Filter } from '@wenshu/analysis';
import type { CallData, CallInput, codingRuleCalls } from '@wenshu/api-contract';
import type { Platform } from '../../../../platform/platform.ts';
import { listBlind } from '../blind.repository.ts';
import type { OpenCoding } from '../open-coding.ts';
import { type AsideFor, findAside, wordsAside } from '../reading/answers-aside.ts';
import { readAnswers, readRows } from '../reading/read-answers.ts';
import type { FoundAnswers } from './found-answers.ts';
import { listRules, type RuleRow } from './rule.repository.ts';
import { listRuleMarks, listTakenAway } from './rule-mark.repository.ts';

type Preview = CallData<typeof codingRuleCalls.preview>;
type Counts = CallData<typeof codingRuleCalls.counts>;

interface Looking {
  readonly found: FoundAnswers;
  readonly who: AsideFor & { readonly signal: AbortSignal };
}

/** Answers that the reader codes in a round: how others have coded them is told in no figure either. */
const blindOf = ({ database }: Platform, { codingId }: OpenCoding, { personId }: AsideFor) =>
  listBlind(database.pool, { codingId, personId });

const SAMPLES = 10;
/** So many of the newest answers tell what people speak of, for whoever writes a first rule. */
const ANSWERS_FOR_WORDS = 1_000;
const WORDS = 8;
/** So much of a long answer is shown. */
const LONGEST_SAMPLE = 2_000;

/** What a rule would find among the answers that the reader may see, beside the other rules. */
export async function previewRule(
  platform: Platform,
  coding: OpenCoding,
  { pattern, code, ruleId }: Pick<CallInput<typeof codingRuleCalls.preview>, 'pattern' | 'code' | 'ruleId'>,
  { found: kept, who }: Looking,
): Promise<Preview> {
  const answers = await readAnswers(coding, who.signal);
  const others = (await listRules(platform.database.pool, coding.codingId)).filter(
    rule => rule.isOn && rule.ruleId !== ruleId,
  );
  const patterns = [pattern, ...others.map(other => other.pattern)];
  const found = await kept.find(platform, who, answers.texts, patterns);
  const places = found.get(pattern)!;
  const byOthers = placesOf(others, found);
  const { same, coded } = await codedIn(coding, answers.generation, code, who.signal);
  const blind = await blindOf(platform, coding, who);
  let [already, otherwise, alone] = [0, 0, 0];
  for (const place of places) {
    const row = answers.rows[place]!;
    const isBlind = blind.has(answers.ids[place]!);
    if (same.has(row) && !isBlind) already++;
    else if (coded.has(row) && !isBlind) otherwise++;
    if (!byOthers.has(place)) alone++;
  }
  const shown = [...places.subarray(0, SAMPLES)];
  const texts = shown.map(place => answers.texts[place]!);
  const [where] = await findAside(platform, who, texts, [pattern], SAMPLES);
  return {
    looked: answers.ids.length,
    older: answers.older,
    asOf: answers.asOf,
    found: places.length,
    alone,
    already,
    otherwise,
    uncoded: places.length - already - otherwise,
    samples: shown.map((place, at) => ({
      answerRecordId: answers.ids[place]!,
      text: texts[at]!.slice(0, LONGEST_SAMPLE),
      spans: where!.spans[at]!.flatMap(({ start, end }) => (end <= LONGEST_SAMPLE ? [{ from: start, to: end }] : [])),
    })),
  };
}

/** By rule: how many answers of the reader’s range it finds, alone, has coded, and people took its code away from. */
export async function countRules(
  platform: Platform,
  coding: OpenCoding,
  { found: kept, who }: Looking,
): Promise<Counts> {
  const { pool } = platform.database;
  const { codingId } = coding;
  const rules = await listRules(pool, codingId);
  const answers = await readAnswers(coding, who.signal);
  const patterns = rules.map(({ pattern }) => pattern);
  const found = await kept.find(platform, who, answers.texts, patterns);
  const marks = { codingId, ruleIds: rules.map(({ ruleId }) => ruleId) };
  const live = idsByRule(await listRuleMarks(pool, marks));
  const taken = idsByRule(await listTakenAway(pool, marks));
  const blind = await blindOf(platform, coding, who);
  return {
    looked: answers.ids.length,
    older: answers.older,
    asOf: answers.asOf,
    words:
      rules.length === 0
        ? [...(await wordsAside(platform, who, answers.texts.slice(0, ANSWERS_FOR_WORDS), WORDS))]
        : [],
    items: rules.map(({ ruleId, pattern }) => {
      const places = found.get(pattern)!;
      const byOthers = placesOf(
        rules.filter(rule => rule.isOn && rule.ruleId !== ruleId),
        found,
      );
      const among = (ids: ReadonlySet<string> | undefined) =>
        places.reduce((sum, place) => {
          const id = answers.ids[place]!;
          return sum + (ids?.has(id) && !blind.has(id) ? 1 : 0);
        }, 0);
      return {
        ruleId,
        found: places.length,
        alone: places.reduce((sum, place) => sum + (byOthers.has(place) ? 0 : 1), 0),
        coded: among(live.get(ruleId)),
        taken: among(new Set([...(taken.get(ruleId) ?? [])].filter(id => !live.get(ruleId)?.has(id)))),
      };
    }),
  };
}

function placesOf(rules: readonly RuleRow[], found: ReadonlyMap<string, Int32Array>): ReadonlySet<number> {
  const places = new Set<number>();
  for (const { pattern } of rules) for (const place of found.get(pattern) ?? []) places.add(place);
  return places;
}

function idsByRule(marks: readonly { readonly id: string; readonly ruleId: string }[]) {
  const byRule = new Map<string, Set<string>>();
  for (const { id, ruleId } of marks) byRule.set(ruleId, (byRule.get(ruleId) ?? new Set()).add(id));
  return byRule;
}

async function codedIn(coding: OpenCoding, generation: string, code: number | undefined, signal: AbortSignal) {
  const { key } = coding;
  const coded: Filter = { test: 'answered', variable: key, is: true };
  const same: Filter = code === undefined ? coded : { test: 'choice', variable: key, is: 'any-of', codes: [code] };
  const rows = await readRows(coding, generation, { coded, same }, signal);
  return { coded: new Set(rows?.coded), same: new Set(code === undefined ? [] : rows?.same) };
}
