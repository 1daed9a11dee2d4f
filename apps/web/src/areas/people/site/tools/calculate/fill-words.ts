/** A sentence with its figures: words come to a calculator as plain text, since only plain data travels with the page. */
export function fillWords(sentence: string, figures: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (gap, name: string) =>
    Object.hasOwn(figures, name) ? String(figures[name]) : gap,
  );
}
