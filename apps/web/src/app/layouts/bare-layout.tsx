import { Outlet } from '@tanstack/react-router';
import { AppLink } from '../routes/app-link.tsx';
import { BareFrame } from './bare-frame.tsx';
import { LanguageOffer } from './language-offer.tsx';

/** For pages that stand alone, sign-in among them. */
export function BareLayout() {
  return (
    <>
      <LanguageOffer />
      <BareFrame link={AppLink}>
        <Outlet />
      </BareFrame>
    </>
  );
}
