import { endOutcomes } from '@wenshu/survey-core';
import { skinTexts } from '@wenshu/texts/design/skin';
import { useTexts } from '../../../app/language/language.ts';
import { AppLink } from '../../../app/routes/app-link.tsx';
import { useCreateScreen } from '../document/state/create-screen.ts';
import { useEditorState } from '../document/state/use-editor.ts';
import classes from './skin.module.css';

/** What each outcome shows, and the way to the one place where it is edited. */
export function EndPageLinks({ onFollow }: { onFollow?(): void }) {
  const { endPages: t } = useTexts(skinTexts);
  const { scrollId } = useCreateScreen().loaded;
  const pages = useEditorState(state => state.document.endPages);
  return (
    <ul className={classes.targets} aria-label={t.title}>
      {endOutcomes.map(outcome => {
        const page = pages[outcome];
        const shown = page?.mode === 'url' ? page.redirectUrl : page?.text.text;
        return (
          <li key={outcome} className={classes.targetRow}>
            <span className={classes.label}>{t.outcomes[outcome]}</span>
            <span>{shown || t.isDefault}</span>
            <AppLink
              to={`/survey/create/skin?scrollId=${scrollId}&outcome=${outcome}`}
              aria-label={`${t.edit} ${t.outcomes[outcome]}`}
              {...(onFollow && { onClick: onFollow })}
            >
              {t.edit}
            </AppLink>
          </li>
        );
      })}
    </ul>
  );
}
