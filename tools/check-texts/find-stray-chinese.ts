const CHINESE = /\p{Script=Han}/u;

/** Lines of a page's source that carry Chinese outside comments: words that only one language would ever see. */
export function findStrayChinese(source: string): number[] {
  // Comments become blanks of the same shape, so that the numbers of the lines stay right.
  const code = source
    .replace(/\/\*[\s\S]*?\*\//g, comment => comment.replace(/[^\n]/g, ' '))
    .replace(/(^|[^:'"`])\/\/.*$/gm, '$1');
  return code.split('\n').flatMap((line, index) => (CHINESE.test(line) ? [index + 1] : []));
}
