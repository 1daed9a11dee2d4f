import { consoleArea } from '@wenshu/api-contract/page-addresses';

const ROOM = `${consoleArea}/announcements`;

export const announcementsPath = (isWriting = false): string => (isWriting ? `${ROOM}?write=1` : ROOM);
