import type { ProposedName } from '@wenshu/api-contract';
import { isReservedName, LONGEST_SEQ_NAME } from '@wenshu/survey-core';

/** A number says nothing. */
const NUMBER = /^q[0-9]+$/;
/** As statistics programs take them without changing anything: lower case, a letter first. */
const GOOD = /^[a-z][a-z0-9_]*$/;

export interface WrittenName {
  readonly questionId: string;
  readonly name: string;
}

export interface JudgedNames {
  readonly proposals: ProposedName[];
  readonly dropped: number;
}

/** Names that every program takes, none twice and none that another question has: a second one of the same name gets a number. */
export function judgeNames(written: readonly WrittenName[], taken: readonly string[]): JudgedNames {
  const used = new Set(taken.map(name => name.trim().toLowerCase()));
  const named = new Set<string>();
  const proposals: ProposedName[] = [];
  for (const { questionId, name: sent } of written) {
    const name = sent.trim().toLowerCase().replace(/_+/g, '_').replace(/_$/, '');
    if (
      !GOOD.test(name) ||
      NUMBER.test(name) ||
      name.length > LONGEST_SEQ_NAME ||
      isReservedName(name) ||
      named.has(questionId)
    )
      continue;
    let unique = name;
    for (let n = 2; used.has(unique); n++) unique = `${name.slice(0, LONGEST_SEQ_NAME - 1 - String(n).length)}_${n}`;
    used.add(unique);
    named.add(questionId);
    proposals.push({ questionId, name: unique });
  }
  return { proposals, dropped: written.length - proposals.length };
}
