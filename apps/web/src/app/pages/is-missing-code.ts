/** As browsers and the builder say it: a module that did not come or did not run, a style sheet before it, or one that took too long. */
const WAYS: readonly RegExp[] = [
  /dynamically imported module/i,
  /importing a module script/i,
  /unable to preload/i,
  /failed to load module|loading (?:css )?chunk/i,
  /page not loaded in time/i,
];

/** Whether a page's code did not arrive. Loading again helps; nothing is wrong with the system. */
export const isMissingCode = (error: unknown): boolean => WAYS.some(way => way.test(String(error)));
