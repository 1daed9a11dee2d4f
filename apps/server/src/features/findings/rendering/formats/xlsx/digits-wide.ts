/** How many digits wide words are, which Excel measures columns by: Chinese characters are twice as wide. */
export const digitsWide = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 2 : 1.1), 0);
