/** The terminal's language, in the order in which the C library asks. */
export function terminalLanguage(environment = process.env) {
  const locale = environment.LC_ALL || environment.LC_MESSAGES || environment.LANG || '';
  return locale.startsWith('zh') ? 'zh' : 'en';
}
