import type { TypeDriver } from '../_shared/type-driver.ts';

export const driver: TypeDriver = {
  answer: 0,
  enter: async ({ question }) => {
    await question.scrollIntoViewIfNeeded();
    await question.locator('[data-viewed-seconds]').waitFor({ state: 'attached' });
  },
  stored: [/^\d/, /^0$/],
};
