import { roomSoundTexts } from '@wenshu/texts/talks/room-sound';
import { useRoom } from '../room-context.ts';

export const useSoundWords = () => roomSoundTexts[useRoom().language];
