import { consoleArea } from '@wenshu/api-contract/page-addresses';

/** In the place of a number. */
export const NEW_ITEM = 'new';

const ROOM = `${consoleArea}/news`;

export const newsPath = (id?: number | typeof NEW_ITEM): string => (id === undefined ? ROOM : `${ROOM}?id=${id}`);
