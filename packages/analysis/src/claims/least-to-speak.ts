/** Fewer people than this are shown with an asterisk, and nothing is concluded from them. Alone here: browsers have it without statistics. */
export const LEAST_TO_SPEAK = 30;
