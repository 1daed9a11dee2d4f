import { type CleaningRule, rulesIn } from '@wenshu/analysis';
import type { Language } from '@wenshu/texts';
import { cleaningTexts } from '@wenshu/texts/findings/cleaning';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Chosen } from '../record-batches/index.ts';
import type { Hits } from './find-hits.ts';
import { findIds } from './kept.repository.ts';

const AT_ONCE = 5_000;
/** Names of rules in one reason: it has to be read. */
const MOST_NAMED = 3;

/** What was found, those with the same rules together: each record is marked for what was found in it. */
export async function* chooseFound(
  db: Queryable,
  scrollId: string,
  rules: readonly CleaningRule[],
  { serials, masks }: Pick<Hits, 'serials' | 'masks'>,
  language: Language,
): AsyncGenerator<Chosen> {
  const byMask = new Map<number, number[]>();
  for (const [at, mask] of masks.entries()) {
    if (mask === 0) continue;
    const known = byMask.get(mask);
    if (known) known.push(serials[at]!);
    else byMask.set(mask, [serials[at]!]);
  }
  for (const [mask, found] of byMask) {
    const said = reasonOf(
      rulesIn(mask, rules.length).map(at => rules[at]!),
      language,
    );
    for (let from = 0; from < found.length; from += AT_ONCE) {
      const ids = await findIds(db, scrollId, found.slice(from, from + AT_ONCE));
      yield { ids: [...ids.values()], said };
    }
  }
}

export function reasonOf(rules: readonly CleaningRule[], language: Language): string {
  const texts = cleaningTexts[language];
  const names = rules.slice(0, MOST_NAMED).map(({ name }) => name);
  return texts.reason({ names: names.join(texts.between) + (rules.length > MOST_NAMED ? '…' : '') });
}
