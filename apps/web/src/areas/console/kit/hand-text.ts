import { consoleKitTexts } from '@wenshu/texts/console/kit';
import { language } from '../../../app/language/language.ts';

interface Hand {
  readonly kind: 'person' | 'secret' | 'command' | 'product';
  readonly name: string;
}

/** Whose hand something is from. */
export const handText = ({ kind, name }: Hand): string =>
  kind === 'person' ? name : consoleKitTexts[language].hands[kind];
