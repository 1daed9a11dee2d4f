import { configTexts } from '@wenshu/texts/config';
import { ActionButton, ErrorState, LoadingState, PageTitle } from '@wenshu/ui';
import { useTexts } from '../../app/language/language.ts';
import shared from '../create-shared/create.module.css';
import { useCreateScreen } from '../create-shared/create-screen.ts';
import { useLiveSettings } from '../create-shared/use-live-settings.ts';
import { AgreementsSection } from './agreements-section.tsx';
import { AmountSection } from './amount-section.tsx';
import { DisplaySection } from './display-section.tsx';
import { DurationSection } from './duration-section.tsx';
import { IdentitySection } from './identity-section.tsx';
import { LanguagesSection } from './languages-section.tsx';
import { LimitsSection } from './limits-section.tsx';
import type { LiveProps } from './live-props.ts';
import { PasswordSection } from './password-section.tsx';
import { PlaceSection } from './place-section.tsx';
import { TimeSection } from './time-section.tsx';

/** Answer and feature settings: what holds at once first, what belongs to the design after it. */
export function ConfigScreen() {
  const t = useTexts(configTexts);
  const { loaded } = useCreateScreen();
  const { settings, isFailed, retry, update } = useLiveSettings();
  if (isFailed) {
    const again = <ActionButton onClick={retry}>{t.retry}</ActionButton>;
    return <ErrorState level={2} title={t.loadFailed} text="" actions={again} />;
  }
  if (!settings) return <LoadingState text={t.loading} />;
  const live: LiveProps = { settings, update, isLocked: !loaded.mayEdit };
  return (
    <div className={shared.body}>
      <PageTitle title={t.title} lead={t.lead} />
      <div className={shared.sections}>
        <TimeSection {...live} />
        <AmountSection {...live} />
        <PasswordSection {...live} />
        <PlaceSection {...live} />
        <LimitsSection {...live} />
        <DurationSection {...live} />
        <IdentitySection />
        <AgreementsSection />
        <DisplaySection />
        <LanguagesSection />
      </div>
    </div>
  );
}
