import * as z from 'zod/mini';
import { own } from '../../json.ts';
import { limits } from '../../limits.ts';
import { checkQuotesKept } from '../../quote/protect-quotes.ts';
import { type Change, removeAt, setTo, valueAt } from '../change.ts';
import { command } from '../command.ts';
import { languageId, richText, some } from '../inputs.ts';
import { checkTextCount } from '../size-in-all.ts';
import { translationMark } from '../translation-mark.ts';
import { checkAddress, checkText } from './texts.ts';
import { BaseTexts } from './translatable.ts';

const text = z.object({
  id: z.string().check(z.regex(/^[0-9A-Za-z-]{1,32}$/)),
  field: z.string().check(z.regex(/^[a-zA-Z]{1,20}$/)),
  /** Null: not translated, shown in the base language. */
  text: z.nullable(richText),
  /** A person says that these words fit the original as it stands; sent with the same words it only says that. Left out: nobody does. */
  isChecked: z.optional(z.boolean()),
});

/** Texts of another language. A title's quotes are the same in every language: they can be moved, not added or removed. */
export const translate = command({
  name: 'translate',
  input: z.object({ languageId, texts: some(text) }),
  reads: input => [`languages.${input.languageId}`],
  change: (document, { languageId, texts }) => {
    const key = String(languageId);
    if (!Object.hasOwn(document.languages, key)) return { problem: 'language-not-found', id: key };
    const known = own(document.translations, key) ?? {};
    const added = new Set(texts.flatMap(({ id, text }) => (text && !Object.hasOwn(known, id) ? id : [])));
    const tooMany = checkTextCount(document, added.size);
    if (tooMany) return tooMany;
    const changes: Change[] = [];
    const bases = new BaseTexts(document);
    for (const { id, field, text, isChecked } of texts) {
      const base = bases.find(id, field);
      if (!base) return { problem: 'text-not-found', id, detail: { field } };
      const problem = checkText(text ?? undefined, id, { max: limits.longText });
      if (problem) return problem;
      const address = text && field === 'redirectUrl' ? checkAddress(text.text, id) : undefined;
      if (address) return address;
      const quotes = text ? checkQuotesKept(base, text) : undefined;
      if (quotes) return { problem: quotes, id };
      const path = ['translations', key, id, field];
      changes.push(text ? setTo(path, text) : removeAt(path));
      const mark = ['checkedTexts', key, id, field];
      if (text && isChecked) changes.push(setTo(mark, translationMark(base, text)));
      else if (valueAt(document, mark) !== undefined) changes.push(removeAt(mark));
    }
    return changes;
  },
});
