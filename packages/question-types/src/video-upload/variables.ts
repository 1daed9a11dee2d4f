import { filesData } from '../_shared/files/files-data.ts';

export const data = filesData('table');
