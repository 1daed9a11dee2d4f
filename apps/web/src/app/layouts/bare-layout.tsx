import { Outlet } from '@tanstack/react-router';
import { AppLink } from '../routes/app-link.tsx';
import { BareFrame } from './bare-frame.tsx';

/** For pages that stand alone, sign-in among them. */
export function BareLayout() {
  return (
    <BareFrame link={AppLink}>
      <Outlet />
    </BareFrame>
  );
}
