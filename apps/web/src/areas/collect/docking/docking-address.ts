import type { DockingKey } from '@wenshu/api-contract';

/** As others open it; the signed parameters follow. */
export const dockingAddress = ({ link }: Pick<DockingKey, 'link'>) => `${window.location.origin}${link}`;
