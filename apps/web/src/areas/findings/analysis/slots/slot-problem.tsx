import { useSetup } from './setup-context.ts';
import classes from './slots.module.css';

/** What stands in the way, where it can be mended. */
export function SlotProblem({ slot }: { readonly slot: string }) {
  const problem = useSetup().problemAt(slot);
  return (
    <div role="alert" className={classes.problemPlace}>
      {problem && <p className={classes.problem}>{problem}</p>}
    </div>
  );
}
