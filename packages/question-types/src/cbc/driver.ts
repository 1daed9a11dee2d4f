import { enterTasks } from '../_shared/enter.ts';
import type { TypeDriver } from '../_shared/type-driver.ts';

export const driver: TypeDriver = {
  answer: 0,
  enter: enterTasks(({ hand, question }, task) => hand.press(question.getByRole('radio').nth(task))),
  stored: [/^[12]$/, /^2$/, /^3$/, /^0$/],
};
