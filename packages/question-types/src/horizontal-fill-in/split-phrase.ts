/** A phrase around its blank. The blank stands where the creator wrote two or more underscores, else at the end. */
export function splitPhrase(text: string): { readonly before: string; readonly after: string } {
  const place = /_{2,}|＿{2,}/.exec(text);
  return place
    ? { before: text.slice(0, place.index), after: text.slice(place.index + place[0].length) }
    : { before: text, after: '' };
}
