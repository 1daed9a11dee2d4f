/** A day as its readers write it. In the product's own time zone, so that it is the same for the server that draws it and the browser. */
export function dayText(time: number, language: 'zh' | 'en'): string {
  const locale = language === 'zh' ? 'zh-CN' : 'en-GB';
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Asia/Shanghai' }).format(time);
}
