/** `npm run bench -- long-forms` tries all cases of the tests that try a sample of them in the suite. */
const isLong = process.env.LONG_FORM === 'on';

/** Of so many cases that a generator or a list gives, a quarter, the same ones each time; of what they come to, too. */
export function sampled(all: number): number {
  return isLong ? all : Math.ceil(all / 4);
}
