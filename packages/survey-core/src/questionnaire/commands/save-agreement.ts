import * as z from 'zod/mini';
import { limits } from '../../limits.ts';
import { plainText } from '../../rich-text.ts';
import { setTo } from '../change.ts';
import { command, join } from '../command.ts';
import { address, id, order, richText } from '../inputs.ts';
import { placeOne } from './completion.ts';
import { checkFreshIds } from './find.ts';
import { withoutUndefined } from './save-rules.ts';
import { checkAddress, checkText } from './texts.ts';

const input = z.object({
  agreementId: id,
  order,
  name: z.string().check(z.trim()),
  content: richText,
  link: z.optional(address),
});

/** What a respondent agrees to before answering, set up or set anew. Neither its name nor its content can be empty. */
export const saveAgreement = command({
  name: 'saveAgreement',
  input,
  loose: z.partial(input, { agreementId: true, order: true }),
  complete: (document, given, mint) => placeOne(given, 'agreementId', document.agreements, mint),
  change: (document, { agreementId, ...agreement }) => {
    const isNew = !Object.hasOwn(document.agreements, agreementId);
    const isFull = isNew && Object.keys(document.agreements).length >= limits.agreements;
    return join(
      isNew ? checkFreshIds(document, [agreementId]) : undefined,
      isFull ? { problem: 'input-invalid', detail: { field: 'agreements', max: limits.agreements } } : undefined,
      agreement.name.trim() === '' ? { problem: 'name-empty', id: agreementId } : undefined,
      checkText(plainText(agreement.name), agreementId, { max: 50 }),
      checkText(agreement.content, agreementId, { max: limits.longText }),
      agreement.link === undefined ? undefined : checkAddress(agreement.link, agreementId),
      [setTo(['agreements', agreementId], withoutUndefined({ id: agreementId, ...agreement }))],
    );
  },
});
