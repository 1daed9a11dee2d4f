import { Resolver } from 'node:dns/promises';
import type { MailRecord } from './mail-records.ts';

/** `not-asked`: the DNS gave no answer at all, so nothing is known. `twice`: two of a kind count as none. */
export type RecordFinding = 'right' | 'missing' | 'other' | 'twice' | 'not-asked';
export interface CheckedRecord extends MailRecord {
  readonly finding: RecordFinding;
  /** What stands there instead. */
  readonly found: readonly string[];
}

/** The texts at a name; undefined when nobody could be asked. */
export type AskTexts = (name: string) => Promise<readonly string[] | undefined>;

const TIMEOUT_MS = 3000;
const NOTHING_THERE = ['ENOTFOUND', 'ENODATA'];

/** Asks the machine's DNS servers, or these. */
export function createAskTexts(servers?: readonly string[]): AskTexts {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 1 });
  if (servers) resolver.setServers(servers);
  return async name => {
    try {
      // A long text stands in several pieces, which belong together without a gap.
      return (await resolver.resolveTxt(name)).map(pieces => pieces.join(''));
    } catch (error) {
      return NOTHING_THERE.includes((error as NodeJS.ErrnoException).code ?? '') ? [] : undefined;
    }
  };
}

export function checkMailRecords(records: readonly MailRecord[], ask: AskTexts): Promise<CheckedRecord[]> {
  return Promise.all(
    records.map(async record => {
      const { begins, isRight, alsoAt } = kinds[record.kind];
      for (const name of [record.name, ...alsoAt(record.name)]) {
        const texts = await ask(name);
        if (!texts) return { ...record, finding: 'not-asked', found: [] };
        const found = texts.filter(text => begins.test(text));
        if (found.length > 1) return { ...record, finding: 'twice', found };
        if (found.length === 1)
          return { ...record, finding: isRight(found[0]!, record.value) ? 'right' : 'other', found };
      }
      return { ...record, finding: 'missing', found: [] };
    }),
  );
}

interface Kind {
  readonly begins: RegExp;
  isRight(found: string, wanted: string): boolean;
  /** Where it may stand as well. */
  alsoAt(name: string): readonly string[];
}
const nowhereElse = () => [];
const kinds: Readonly<Record<MailRecord['kind'], Kind>> = {
  // Who may send is the provider's to say; a domain that lets everybody send says nothing.
  spf: { begins: /^v=spf1(?: |$)/i, isRight: found => /[-~]all$|redirect=/i.test(found.trim()), alsoAt: nowhereElse },
  dkim: {
    begins: /p=/,
    isRight: (found, wanted) => keyIn(found) === keyIn(wanted),
    alsoAt: nowhereElse,
  },
  // That of the domain above holds for all below it.
  dmarc: {
    begins: /^v=DMARC1(?:[ ;]|$)/i,
    isRight: found => /\bp=(?:none|quarantine|reject)\b/i.test(found),
    alsoAt: name => {
      const labels = name.split('.').slice(1);
      return labels.slice(1, -1).map((_, index) => `_dmarc.${labels.slice(index + 1).join('.')}`);
    },
  },
};

const keyIn = (text: string) => /(?:^|[;\s])p=([^;]*)/.exec(text)?.[1]?.replaceAll(/\s/g, '');
