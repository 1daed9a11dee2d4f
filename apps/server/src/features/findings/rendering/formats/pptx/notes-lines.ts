export const NOTES_PART = /^ppt\/notesSlides\/notesSlide\d+\.xml$/;

/** A paragraph for each line of a slide's notes: the library writes one, in which PowerPoint runs all lines together. */
export const inLines = (xml: string): string =>
  xml.replace(
    /<a:p><a:r>(<a:rPr[^>]*\/>)<a:t>([^<]*)<\/a:t><\/a:r><a:endParaRPr[^>]*\/><\/a:p>/,
    (_all, look: string, text: string) =>
      text
        .split(/\r?\n/)
        .map(line => `<a:p><a:r>${look}<a:t>${line}</a:t></a:r></a:p>`)
        .join(''),
  );
