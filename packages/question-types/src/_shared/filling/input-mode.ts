/** Which keyboard a phone shows, by input format. */
const INPUT_MODES: Readonly<Record<number, 'decimal' | 'numeric' | 'email' | 'tel'>> = {
  2: 'decimal',
  3: 'numeric',
  6: 'email',
  8: 'tel',
  9: 'tel',
  10: 'tel',
};

export function inputModeOf(inputFormat: number): 'text' | 'decimal' | 'numeric' | 'email' | 'tel' {
  return INPUT_MODES[inputFormat] ?? 'text';
}
