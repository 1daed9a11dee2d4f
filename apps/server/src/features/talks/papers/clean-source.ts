/**
 * The text of a source as it is kept. What looks alike on a page is made alike, so that a passage that somebody marks there stands in it
 * letter for letter: line ends are one character, and what nobody sees goes.
 */
export const cleanSource = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what goes, all but line ends and tabs.
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f\u200b\ufeff\u00ad]/g, '')
    .replace(/\u00a0/g, ' ')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
