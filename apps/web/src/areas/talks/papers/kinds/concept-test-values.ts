import { type Paper, type PaperNode, textOf } from '@wenshu/papers';
import { paperTexts } from '@wenshu/texts/talks/papers';

/** As respondents read it: what it is about, what it does for them, and why that is so. */
const SHOWN = ['insight', 'need', 'benefit', 'reason'];

/** A variant as the form of the concept test takes it: the price by itself, since the test shows it only at the end. */
export function conceptTestValues(
  { brief, language }: Pick<Paper, 'brief' | 'language'>,
  variant: Pick<PaperNode, 'fields'>,
): { readonly category: string; readonly product: string; readonly concept: string; readonly price: string } {
  const said = SHOWN.map(field => textOf(variant, field).trim()).filter(text => text !== '');
  return {
    category: String(brief['category'] ?? '').trim(),
    product: textOf(variant, 'name').trim() || paperTexts[language].concept.product,
    concept: said.map(text => withEnd(text, language)).join(language === 'zh' ? '' : ' '),
    price: textOf(variant, 'price').trim(),
  };
}

const withEnd = (text: string, language: Paper['language']): string =>
  /[。！？.!?…”"]$/.test(text) ? text : `${text}${language === 'zh' ? '。' : '.'}`;
