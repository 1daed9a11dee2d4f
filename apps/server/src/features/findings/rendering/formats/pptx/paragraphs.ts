export const SLIDE_PART = /^ppt\/slides\/slide\d+\.xml$/;

const AFTER_A_RUN = /(<\/a:r>|<a:br\/>)<a:pPr\b(?:[^>]*\/>|[\s\S]*?<\/a:pPr>)/g;

/**
 * The library writes the properties of a paragraph before each of its runs. They stand once, at its beginning: PowerPoint asks whether it shall
 * repair a file that has them elsewhere, and others take the last ones, which have no bullet.
 */
export const propertiesOnce = (xml: string): string => xml.replaceAll(AFTER_A_RUN, '$1');
