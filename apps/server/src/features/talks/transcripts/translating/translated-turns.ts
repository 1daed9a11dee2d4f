import { isStale, type TalkLanguage, type Turn } from '@wenshu/transcripts';
import { normaliseAnswer, type SimilarAnswer, SimilarityIndex } from '@wenshu/words';
import type { Queryable } from '../../../../platform/database/database.ts';
import { LruCache } from '../../../../platform/lru-cache.ts';
import { findTranscript, type TranscriptRow } from '../transcript.repository.ts';

export interface TranslatedTurn {
  readonly transcriptId: string;
  readonly turnId: string;
  readonly text: string;
  readonly translation: string;
  readonly isChecked: boolean;
}

/** So many of the newest transcripts and of their turns are looked at. */
const MOST_TURNS = 20_000;
const MOST_KEPT_TURNS = 100_000;
const MOST_INDEXES = 8;

/** Of a version of a transcript: another one is another key, so nothing old is ever taken. */
const turnsKept = new LruCache<string, readonly TranslatedTurn[]>(MOST_KEPT_TURNS, turns => turns.length + 1);
const indexesKept = new LruCache<string, SaidAlike>(MOST_INDEXES);

/** What was said and translated, to be found again. */
export class SaidAlike {
  readonly #turns: readonly TranslatedTurn[];
  readonly #same = new Map<string, TranslatedTurn[]>();
  #index: SimilarityIndex | undefined;

  constructor(turns: readonly TranslatedTurn[]) {
    this.#turns = turns;
    for (const turn of turns) {
      const key = normaliseAnswer(turn.text);
      const known = this.#same.get(key);
      if (known) known.push(turn);
      else this.#same.set(key, [turn]);
    }
  }

  /** The same words but for case, width and signs: what was checked first, then the newest. */
  same(text: string, leftOut: string): readonly TranslatedTurn[] {
    const key = normaliseAnswer(text);
    if (key === '') return [];
    const found = (this.#same.get(key) ?? []).filter(({ turnId }) => turnId !== leftOut);
    return found.toSorted((one, other) => Number(other.isChecked) - Number(one.isChecked));
  }

  near(text: string, most: number, leftOut: string): readonly (TranslatedTurn & Pick<SimilarAnswer, 'similarity'>)[] {
    this.#index ??= new SimilarityIndex(this.#turns.map(turn => turn.text));
    const place = this.#turns.findIndex(({ turnId }) => turnId === leftOut);
    return this.#index
      .near(text, most, place)
      .map(({ place: at, similarity }) => ({ ...this.#turns[at]!, similarity }));
  }
}

/** Of transcripts in the same language that the reader may see, the newest first. */
export async function translatedTurns(
  db: Queryable,
  transcripts: readonly TranscriptRow[],
  language: TalkLanguage,
): Promise<SaidAlike> {
  const ofLanguage = transcripts
    .filter(one => one.language === language)
    .toSorted((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime());
  const key = ofLanguage
    .map(keyOf)
    .toSorted((one, other) => (one < other ? -1 : 1))
    .join(' ');
  const known = indexesKept.get(key);
  if (known) return known;
  const turns: TranslatedTurn[] = [];
  for (const one of ofLanguage) {
    if (turns.length >= MOST_TURNS) break;
    turns.push(...(await turnsOf(db, one)).slice(0, MOST_TURNS - turns.length));
  }
  const made = new SaidAlike(turns);
  indexesKept.set(key, made);
  return made;
}

const keyOf = ({ transcriptId, version }: TranscriptRow) => `${transcriptId}@${version}`;

async function turnsOf(db: Queryable, of: TranscriptRow): Promise<readonly TranslatedTurn[]> {
  const known = turnsKept.get(keyOf(of));
  if (known) return known;
  const found = await findTranscript(db, of);
  const { transcriptId } = of;
  const turns = Object.values(found?.document.turns ?? {}).flatMap((turn): TranslatedTurn[] =>
    isUsable(turn)
      ? [
          {
            transcriptId,
            turnId: turn.id,
            text: turn.text,
            translation: turn.translation.text,
            isChecked: turn.translation.state === 'checked',
          },
        ]
      : [],
  );
  // A newer version may have been read than was listed: it is kept by its own name.
  if (found) turnsKept.set(keyOf(found), turns);
  return turns;
}

const isUsable = (turn: Turn): turn is Turn & { readonly translation: NonNullable<Turn['translation']> } =>
  turn.translation !== null && !isStale(turn);
