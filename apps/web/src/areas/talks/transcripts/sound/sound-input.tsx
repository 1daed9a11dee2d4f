import type { RefObject } from 'react';
import { SOUND_ENDINGS } from './send-sound.ts';

interface SoundInputProps {
  readonly label: string;
  readonly chooser: RefObject<HTMLInputElement | null>;
  onFile(file: File): void;
}

/** The browser's own way to choose a recording, opened by a button elsewhere. */
export const SoundInput = ({ label, chooser, onFile }: SoundInputProps) => (
  <input
    ref={chooser}
    type="file"
    hidden
    accept={SOUND_ENDINGS}
    aria-label={label}
    onChange={event => {
      const [file] = event.target.files ?? [];
      event.target.value = '';
      if (file) onFile(file);
    }}
  />
);
