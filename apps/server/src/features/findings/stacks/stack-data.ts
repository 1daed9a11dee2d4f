import type { Row, Value } from '@wenshu/analysis';
import { MAX_STACK_ROWS } from '@wenshu/api-contract';
import {
  type BroughtCell,
  type BroughtOption,
  type BroughtQuestion,
  fitsShape,
  hasBroughtOptions,
} from '@wenshu/survey-core';
import { Refusal } from '../../../refusal/refusal.ts';
import { type BroughtData, waveQuestion } from '../brought-in/index.ts';
import type { OpenSource, SourceVariable } from './open-source.ts';
import type { StackContent } from './stack.repository.ts';

interface StackedColumn {
  readonly question: BroughtQuestion;
  /** By source: what a record of it says. */
  readonly readers: readonly ((row: Row) => BroughtCell)[];
  /** By source: the places of the options that it has; undefined where it does not ask this. */
  readonly offered: readonly (readonly number[] | undefined)[];
}

/** The records of all sources below each other, each with its wave. */
export async function stackData(
  { sources, questions }: StackContent,
  opened: readonly OpenSource[],
  languageId: number,
): Promise<BroughtData> {
  const columns = questions.map(({ name, title, members }, place) =>
    stackedColumn(
      { name, title, questionId: idAt(place) },
      members.map((key, at) => findVariable(opened[at], key, title)),
    ),
  );
  const waves = [...new Set(sources.map(({ wave }) => wave))];
  const ids = await Promise.all(opened.map(source => source.listIds()));
  const all = ids.flatMap((own, source) => own.map(id => ({ id, source })));
  if (all.length > MAX_STACK_ROWS) throw new Refusal('importTooManyRows', { params: { most: MAX_STACK_ROWS } });
  return {
    questions: [waveQuestion(waves, languageId), ...columns.map(({ question }) => question)],
    rows: all.length,
    offered: waves.map(wave => ({
      wave,
      options: [
        undefined,
        ...columns.map(({ offered }) => {
          const own = offered.filter((_, source) => sources[source]!.wave === wave);
          return own.every(places => places === undefined) ? undefined : own.flatMap(places => places ?? []);
        }),
      ],
    })),
    async readRows(from, to) {
      const part = all.slice(from, to);
      const read = await Promise.all(
        opened.map((source, at) => {
          const own = part.filter(one => one.source === at).map(({ id }) => id);
          return own.length > 0 ? source.readRecords(own) : new Map<string, Row>();
        }),
      );
      return part.map(({ id, source }) => {
        // One that was removed meanwhile says nothing.
        const row = read[source]!.get(id) ?? {};
        return [waves.indexOf(sources[source]!.wave), ...columns.map(({ readers }) => readers[source]!(row))];
      });
    },
  };
}

/** By its place: made again, it is the same question. */
const idAt = (place: number) => `v${String(place + 1).padStart(5, '0')}`;

function findVariable(source: OpenSource | undefined, key: string | null, title: string): SourceVariable | null {
  if (key === null) return null;
  const found = source?.variables.find(variable => variable.key === key);
  if (!found) throw new Refusal('matchNotPossible', { field: 'questions', params: { title } });
  return found;
}

function stackedColumn(
  { name, title, questionId }: Pick<BroughtQuestion, 'name' | 'title' | 'questionId'>,
  members: readonly (SourceVariable | null)[],
): StackedColumn {
  const known = members.filter(member => member !== null);
  const [first] = known;
  if (!first || known.some(({ shape }) => !fitsShape(shape, first.shape)))
    throw new Refusal('matchNotPossible', { field: 'questions', params: { title } });
  const options: BroughtOption[] = [];
  for (const { code, title: words } of known.flatMap(member => member.options))
    if (!options.some(option => option.title.trim() === words.trim())) options.push({ title: words, code });
  const titles = options.map(option => option.title.trim());
  return {
    question: { name, title, questionId, shape: first.shape, options: hasBroughtOptions(first.shape) ? options : [] },
    readers: members.map(member => (member ? readerOf(member, options) : () => null)),
    offered: members.map(member => member?.options.map(option => titles.indexOf(option.title.trim()))),
  };
}

function readerOf({ key, options, shape }: SourceVariable, all: readonly BroughtOption[]): (row: Row) => BroughtCell {
  const titles = all.map(({ title }) => title.trim());
  const placeOf = new Map(options.map(({ code, title }) => [code, titles.indexOf(title.trim())]));
  const isCoded = hasBroughtOptions(shape);
  return row => {
    const value: Value = row[key] ?? null;
    if (value === null || !isCoded) return value as BroughtCell;
    if (Array.isArray(value)) return value.flatMap(code => placeOf.get(code as number) ?? []);
    return placeOf.get(value as number) ?? null;
  };
}
