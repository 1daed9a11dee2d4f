import { REWARD_LIMITS } from '@wenshu/api-contract';
import type { ReceivedFile } from '../../../http/reading/receive-files.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { type FileReader, readSentSheet } from '../../people/stored-files/index.ts';

const FORMATS = ['xlsx', 'csv', 'txt'] as const;
const MAX_UNPACKED_BYTES = 20 * 1024 * 1024;
/** Codes stand in the first column; what stands beside them is somebody's own note. */
const MAX_COLUMNS = 20;

/** The codes of a list, each once. A first line that says what the column is, as sheets have it, is none. */
export async function readCodesFile(reader: FileReader, received: ReceivedFile): Promise<string[]> {
  const { fieldName } = received;
  const { rows } = await readSentSheet(reader, received, {
    formats: FORMATS,
    maxBytes: REWARD_LIMITS.fileBytes,
    // Blank lines count too: whoever reaches it has more than may be.
    maxRows: () => REWARD_LIMITS.count * 2,
    maxColumns: MAX_COLUMNS,
    maxUnpackedBytes: MAX_UNPACKED_BYTES,
    refuseBroken: (_format, wrongFormat) => wrongFormat(),
  });
  const lines = rows.map(([first = '']) => first.trim()).filter(line => line !== '');
  const codes = [...new Set(HEADINGS.test(lines[0] ?? '') ? lines.slice(1) : lines)];
  if (codes.length === 0) throw new Refusal('importFileEmpty', { field: fieldName });
  if (codes.length > REWARD_LIMITS.count)
    throw new Refusal('tooManyRewardCodes', { field: fieldName, params: { most: REWARD_LIMITS.count } });
  const bad = codes.find(code => code.length > REWARD_LIMITS.code || UNPRINTABLE.test(code));
  if (bad !== undefined)
    throw new Refusal('rewardCodesWrong', { field: fieldName, params: { most: REWARD_LIMITS.code } });
  return codes;
}

const HEADINGS = /^(兑换码|礼品码|券码|卡密|code|codes|gift codes?)$/iu;
const UNPRINTABLE = /\p{Cc}/u;
