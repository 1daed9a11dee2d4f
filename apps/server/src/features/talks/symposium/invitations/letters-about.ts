/** By which letters of a symposium know each other; of whom each is, its turn says: the seat. */
export const lettersAbout = (scrollId: string): string => `symposium ${scrollId}`;
