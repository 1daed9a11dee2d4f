import { roomDeskTexts } from '@wenshu/texts/talks/room-desk';
import { useRoom } from '../room-context.ts';

export const useDeskWords = () => roomDeskTexts[useRoom().language];
