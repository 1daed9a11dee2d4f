import { type RoutePath, routeTexts } from '@wenshu/texts/routes';
import { shellTexts } from '@wenshu/texts/shell';
import { ActionButton, actionClass, BeingBuilt } from '@wenshu/ui';
import { useTexts } from '../language/language.ts';
import { AppLink } from '../routes/app-link.tsx';
import { entryOfPath } from '../routes/entry-of-path.ts';
import { DESKTOP_PATH, HOME_PATH } from '../routes/redirects.ts';
import { useGo } from '../routes/use-go.ts';

/** Says what the page will be, and leads back. */
export function BeingBuiltPage({ path }: { readonly path: RoutePath }) {
  const { beingBuilt } = useTexts(shellTexts);
  const { title, purpose } = useTexts(routeTexts)[path];
  const { goBack } = useGo();
  const isWorkspace = entryOfPath(path) === 'workspace';
  const start = isWorkspace ? DESKTOP_PATH : HOME_PATH;
  return (
    <BeingBuilt
      badge={beingBuilt.badge}
      title={title}
      text={beingBuilt.text(purpose)}
      actions={
        <>
          <ActionButton kind="quiet" onClick={() => goBack(start)}>
            {beingBuilt.back}
          </ActionButton>
          <AppLink to={start} className={actionClass('primary')}>
            {isWorkspace ? beingBuilt.toDesktop : beingBuilt.toHome}
          </AppLink>
        </>
      }
    />
  );
}
