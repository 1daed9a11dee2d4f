import { signTokens } from '../cutting/sign-tokens.ts';
import { emojiValues } from './emoji-values.ts';
import { badWordsEn } from './en/bad-words.ts';
import { goodWordsEn } from './en/good-words.ts';
import * as en from './en/turning-words.ts';
import { emptyNode, type MarkKind, type MarkNode } from './marks.ts';
import { badWordsZh } from './zh/bad-words.ts';
import { goodWordsZh } from './zh/good-words.ts';
import * as zh from './zh/turning-words.ts';

const STRENGTHS = { strong: 1, plain: 0.7, slight: 0.4 } as const;

let lexicon: MarkNode | undefined;

/** All phrases of both languages in one tree: people write "人很nice". Made when the first text is felt. */
export function feelingLexicon(): MarkNode {
  lexicon ??= makeLexicon();
  return lexicon;
}

function makeLexicon(): MarkNode {
  const root = emptyNode();
  const add = (phrase: string, kind: MarkKind, value = 0) => {
    let node = root;
    // Phrases are parted as texts are. Their signs are phrases, not words: cutting only tells Chinese from Latin here.
    for (const { text } of signTokens(phrase, 'zh')) {
      const next = node.next.get(text) ?? emptyNode();
      node.next.set(text, next);
      node = next;
    }
    if (!node.marks.some(mark => mark.kind === kind)) node.marks.push({ kind, value });
  };
  for (const strength of ['strong', 'plain', 'slight'] as const)
    for (const [sign, lists] of [
      [1, [...phrases(goodWordsZh[strength], ' '), ...phrases(goodWordsEn[strength], '|')]],
      [-1, [...phrases(badWordsZh[strength], ' '), ...phrases(badWordsEn[strength], '|')]],
    ] as const)
      for (const phrase of lists) add(phrase, 'value', sign * STRENGTHS[strength]);
  for (const [emoji, value] of emojiValues) add(emoji, 'value', value);
  for (const [kind, value, chinese, english] of turning) {
    for (const phrase of phrases(chinese, ' ')) add(phrase, kind, value);
    for (const phrase of phrases(english, '|')) add(phrase, kind, value);
  }
  return root;
}

const phrases = (lines: readonly string[], between: string) => lines.flatMap(line => line.split(between));

const turning: readonly (readonly [MarkKind, number, readonly string[], readonly string[]])[] = [
  ['plain', 0, zh.plainWordsZh, en.plainWordsEn],
  ['denial', 0, zh.denialsZh, en.denialsEn],
  ['affirming', 0, zh.affirmingZh, en.affirmingEn],
  ['stronger', 1.3, zh.strongerZh, en.strongerEn],
  ['weaker', 0.6, zh.weakerZh, en.weakerEn],
  ['contrast', 0, zh.contrastsZh, en.contrastsEn],
  ['hope', 0, zh.hopesZh, en.hopesEn],
  ['worth', 0, zh.worthZh, en.worthEn],
  ['fear', 0, zh.fearsZh, en.fearsEn],
  ['past', 0, zh.pastZh, en.pastEn],
  ['wish', 0, zh.wishesZh, en.wishesEn],
  ['lack', 0, zh.lacksZh, en.lacksEn],
  ['keep', 0, zh.keepsZh, en.keepsEn],
  ['complaint', 0, zh.complaintsZh, en.complaintsEn],
  ['irony', 0, zh.ironyZh, en.ironyEn],
  ['aspect', 1, zh.moreIsBetterZh, en.moreIsBetterEn],
  ['aspect', -1, zh.lessIsBetterZh, en.lessIsBetterEn],
  ['degree', 1, zh.moreZh, en.moreEn],
  ['degree', -1, zh.lessZh, en.lessEn],
];
