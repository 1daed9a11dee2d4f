import { cutWords, type WordsLanguage } from './cut-words.ts';

/** A sign of Chinese, or a word of letters: what phrases are made of where Chinese and other words may stand side by side. */
export interface SignToken {
  /** Small letters, one kind of apostrophe. */
  readonly text: string;
  /** English: without its endings. */
  readonly form: string;
  readonly start: number;
  readonly end: number;
  readonly isSign: boolean;
  /** Whether a word as it is cut begins, or ends, here. */
  readonly begins: boolean;
  readonly ends: boolean;
  /** The word it is of. */
  readonly word: string;
}

const HAN = /^\p{Script=Han}/u;

export function signTokens(text: string, language: WordsLanguage): SignToken[] {
  return cutWords(text, language).flatMap(word => {
    const plain = { isSign: word.kind === 'sign', word: word.text };
    if (!HAN.test(word.text))
      return [
        {
          ...plain,
          text: small(word.text),
          form: word.form,
          start: word.start,
          end: word.end,
          begins: true,
          ends: true,
        },
      ];
    let start = word.start;
    return Array.from(word.text, sign => {
      start += sign.length;
      const from = start - sign.length;
      return {
        ...plain,
        text: sign,
        form: sign,
        start: from,
        end: start,
        begins: from === word.start,
        ends: start === word.end,
      };
    });
  });
}

const small = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll('’', "'").replaceAll('\uFE0F', '');
