import { solutionTexts } from '@wenshu/texts/design/solutions';
import { useTexts } from '../../../../app/language/language.ts';
import { AppLink } from '../../../../app/routes/app-link.tsx';
import { useEditor } from '../../document/state/use-editor.ts';
import { findSolutionId, solutionAddress } from '../../solutions/solution-address.ts';
import classes from './groups.module.css';

/** Over a group that a solution made: what can be edited in it, and the way to what cannot. */
export function SolutionNote({ solution }: { readonly solution: string }) {
  const t = useTexts(solutionTexts);
  const { scrollId } = useEditor();
  const id = findSolutionId(solution);
  if (!id) return null;
  return (
    <p className={classes.solution}>
      {t.lockedGroup({ name: t.of[id].name })}{' '}
      <AppLink to={solutionAddress({ scrollId, solution: id })}>{t.changeSetting}</AppLink>
    </p>
  );
}
