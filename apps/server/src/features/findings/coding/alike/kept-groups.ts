import { createHash } from 'node:crypto';
import { LruCache } from '../../../../platform/lru-cache.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { OpenCoding } from '../open-coding.ts';
import { type AsideFor, groupAside } from '../reading/answers-aside.ts';
import type { FoundGroups } from '../reading/answers-thread.ts';
import { type ReadAnswers, readAnswers } from '../reading/read-answers.ts';

/** Answers as they were grouped. Named by what they are made of: the same answers have the same groups, in every process. */
export interface KeptGroups extends FoundGroups, ReadAnswers {
  readonly name: string;
  /** Whose: who sees other records has other groups. */
  readonly sight: string;
}

const MOST_BYTES = 128 * 1024 * 1024;
/** An id, its place in lists, and numbers. */
const BYTES_EACH = 160;

/** Groups that people work on, so that they stay as they are while others answer. One that is gone, or another process's, is made again. */
export class GroupStore {
  readonly #kept = new LruCache<string, KeptGroups>(
    MOST_BYTES,
    ({ texts }) => 1_000 + texts.reduce((bytes, text) => bytes + 2 * text.length + BYTES_EACH, 0),
  );
  /** Two who ask for the same at once wait for the same. */
  readonly #making = new Map<string, Promise<KeptGroups>>();

  /** Those that are named, or the newest answers grouped. */
  async get(
    platform: Platform,
    coding: OpenCoding,
    who: AsideFor & { readonly signal: AbortSignal },
    name?: string,
  ): Promise<KeptGroups> {
    const sight = sightOf(coding);
    const known = name === undefined ? undefined : this.#kept.get(name);
    if (known?.sight === sight) return known;
    const answers = await readAnswers(coding, who.signal);
    const fresh = nameOf(sight, answers);
    const same = this.#kept.get(fresh);
    if (same) return same;
    const making = this.#making.get(fresh) ?? this.#make(platform, who, { ...answers, sight, name: fresh });
    this.#making.set(fresh, making);
    try {
      return await making;
    } finally {
      this.#making.delete(fresh);
    }
  }

  /** Rows are others now. */
  forget({ name }: KeptGroups): void {
    this.#kept.delete(name);
  }

  async #make(
    platform: Platform,
    { lane, personId }: AsideFor,
    answers: Omit<KeptGroups, keyof FoundGroups>,
  ): Promise<KeptGroups> {
    // Not given up with whoever asked first: somebody else may wait for it, and they themselves ask again.
    const groups = { ...answers, ...(await groupAside(platform, { lane, personId }, answers.texts)) };
    this.#kept.set(groups.name, groups);
    return groups;
  }
}

const sightOf = ({ codingId, dataSet }: OpenCoding) => hash([JSON.stringify([codingId, dataSet.sight])]);

const nameOf = (sight: string, { generation, ids, texts }: ReadAnswers) =>
  hash([sight, generation, ids.join('\0'), texts.join('\0')]);

function hash(parts: readonly string[]): string {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part).update('\0\0');
  return sum.digest('base64url');
}
