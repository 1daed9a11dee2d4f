/** A Chinese character is about one token, four letters of an alphabet are one: more than most models count, so that a budget holds. */
export function estimateTokens(text: string): number {
  const wide = text.match(/[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]/g)?.length ?? 0;
  return wide + Math.ceil((text.length - wide) / 4);
}
