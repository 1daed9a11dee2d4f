import { countedRecords, type DataVariable, every, type Row } from '@wenshu/analysis';
import { questionTypes } from '@wenshu/question-types/core';
import { type ColumnShape, mostBroughtOptions } from '@wenshu/survey-core';
import type { Language } from '@wenshu/texts';
import type { Actor } from '../../../authorisation/actor.ts';
import { requireRight } from '../../../authorisation/authorise.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listIds, openOwnDataSet } from '../data-set/index.ts';

export interface SourceVariable {
  readonly key: string;
  readonly name: string;
  readonly title: string;
  readonly shape: ColumnShape;
  readonly options: readonly { readonly code: number; readonly title: string }[];
}

/** One questionnaire of a stack, as far as the person may look at its records. */
export interface OpenSource {
  readonly variables: readonly SourceVariable[];
  /** The ids of the records that count, in their order. */
  listIds(): Promise<readonly string[]>;
  readRecords(ids: readonly string[]): Promise<ReadonlyMap<string, Row>>;
}

const right = 'records.view';

export async function openSource(
  platform: Platform,
  actor: Actor,
  scrollId: string,
  language: Language,
): Promise<OpenSource> {
  await requireRight(platform.database.pool, actor, right, { kind: 'questionnaire', id: scrollId });
  const dataSet = await openOwnDataSet(platform, actor, { scrollId, right });
  const variables = await dataSet.listVariables(language);
  return {
    variables: variables
      .filter(({ key }) => !key.startsWith('fact:'))
      .flatMap(variable => sourceVariable(variable) ?? []),
    listIds: () => listIds(dataSet, every(countedRecords(undefined))),
    readRecords: dataSet.readRecords,
  };
}

function sourceVariable(variable: DataVariable): SourceVariable | undefined {
  const shape = shapeOf(variable);
  const { key, name, label, categories = [] } = variable;
  const options = categories.map(category => ({ code: category.code, title: category.label }));
  return shape && { key, name, title: label, shape, options };
}

/** What is neither asked nor a number, such as points on a picture or a file, is no column of a stack. */
function shapeOf({ kept, measure, content, categories = [] }: DataVariable): ColumnShape | undefined {
  if (kept === 'number') return 'number';
  if (kept === 'text') return content === undefined ? 'text' : content === 'date' ? 'day' : undefined;
  const wanted: readonly ColumnShape[] =
    kept === 'codes' ? ['several'] : kept === 'code' ? [measure === 'nominal' ? 'one' : 'level', 'one'] : [];
  if (categories.length === 0) return kept === 'code' ? 'number' : undefined;
  return wanted.find(shape => categories.length <= mostBroughtOptions(shape, questionTypes));
}
