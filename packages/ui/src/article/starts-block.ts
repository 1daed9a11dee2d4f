const BLOCK = /^ {0,3}(?:#{1,6}(?: |$)|>|[-*+] +\S|1[.)] +\S|`{3}[^`]*$|~{3}|([-*_])(?: *\1){2,} *$)/;

/** Whether a line begins something of its own where a paragraph runs on. "2026. " within a paragraph begins no list. */
export const startsBlock = (line: string): boolean => BLOCK.test(line);
