import type { SiteDocumentKind } from '@wenshu/api-contract';
import { consoleArea } from '@wenshu/api-contract/page-addresses';

const ROOM = `${consoleArea}/documents`;

export const documentsPath = (kind?: SiteDocumentKind): string => (kind === undefined ? ROOM : `${ROOM}?kind=${kind}`);
