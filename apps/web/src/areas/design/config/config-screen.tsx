import { configTexts } from '@wenshu/texts/design/config';
import { ActionButton, ErrorState, LoadingState, PageTitle } from '@wenshu/ui';
import type { ComponentType } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { useCreateScreen } from '../document/state/create-screen.ts';
import shared from '../questionnaire/create.module.css';
import { useLiveSettings } from '../questionnaire/use-live-settings.ts';
import { AgreementsSection } from './agreements-section.tsx';
import { AmountSection } from './amount-section.tsx';
import classes from './config.module.css';
import { DisplaySection } from './display-section.tsx';
import { DurationSection } from './duration-section.tsx';
import { LanguagesSection } from './languages-section.tsx';
import { LimitsSection } from './limits-section.tsx';
import type { LiveProps } from './live-props.ts';
import { PasswordSection } from './password-section.tsx';
import { PlaceSection } from './place-section.tsx';
import { TimeSection } from './time-section.tsx';

/** What holds at once first, what belongs to the design after it. */
const parts = {
  time: TimeSection,
  amount: AmountSection,
  access: PasswordSection,
  wechat: PlaceSection,
  limits: LimitsSection,
  duration: DurationSection,
  agreements: AgreementsSection,
  display: DisplaySection,
  languages: LanguagesSection,
} satisfies Record<string, ComponentType<LiveProps>>;
type PartName = keyof typeof parts;
const names = Object.keys(parts) as PartName[];

/** Answer and feature settings, with an index beside them where there is room. */
export function ConfigScreen() {
  const t = useTexts(configTexts);
  const { loaded } = useCreateScreen();
  const { settings, isFailed, retry, update } = useLiveSettings(loaded.scrollId);
  if (isFailed) {
    const again = <ActionButton onClick={retry}>{t.retry}</ActionButton>;
    return <ErrorState level={2} title={t.loadFailed} text="" actions={again} />;
  }
  if (!settings) return <LoadingState text={t.loading} />;
  const live: LiveProps = { settings, update, isLocked: !loaded.mayEdit };
  return (
    <div className={classes.screen}>
      <nav className={classes.index} aria-label={t.index}>
        {names.map(name => (
          <a key={name} href={`#${name}`}>
            {t[name].title}
          </a>
        ))}
      </nav>
      <div className={shared.body}>
        <PageTitle title={t.title} lead={t.lead} />
        <div className={shared.sections}>
          {names.map(name => {
            const Part: ComponentType<LiveProps> = parts[name];
            return (
              <div key={name} id={name} className={classes.part}>
                <Part {...live} />
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}
