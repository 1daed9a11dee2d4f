export const SLIDE_PART = /^ppt\/slides\/slide\d+\.xml$/;

const AFTER_A_RUN = /(<\/a:r>|<a:br\/>)<a:pPr\b(?:[^>]*\/>|[\s\S]*?<\/a:pPr>)/g;

/**
 * The library writes the properties of a paragraph before each of its runs. The format allows them once, at its beginning, and
 * a program that reads on takes the last ones, which have no bullet.
 */
export const propertiesOnce = (xml: string): string => xml.replaceAll(AFTER_A_RUN, '$1');
