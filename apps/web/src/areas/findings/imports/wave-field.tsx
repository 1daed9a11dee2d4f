import { importTexts } from '@wenshu/texts/findings/import';
import { TextField } from '@wenshu/ui';
import { useTexts } from '../../../app/language/language.ts';

interface WaveFieldProps {
  readonly wave: string;
  onChange(wave: string): void;
}

/** What the wave is called that the file holds. */
export function WaveField({ wave, onChange }: WaveFieldProps) {
  const t = useTexts(importTexts);
  return (
    <TextField
      label={t.wave}
      placeholder={t.waveHelp}
      value={wave}
      maxLength={50}
      onChange={event => onChange(event.currentTarget.value)}
    />
  );
}
