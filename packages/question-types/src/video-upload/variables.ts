import { filesData } from '../_shared/files-data.ts';

export const data = filesData('table');
