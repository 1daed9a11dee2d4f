import { TextField } from '@wenshu/ui';
import { useState } from 'react';

interface ExactNameFieldProps {
  readonly of: ExactName;
  readonly label: string;
  /** What is said of another name, once it was tried. */
  readonly wrong: string;
}

type ExactName = ReturnType<typeof useExactName>;

/** What cannot be taken back asks for the exact name, typed: `agrees` is asked when it is to be done, and from then on the field says what is wrong. */
export function useExactName(name: string) {
  const [typed, setTyped] = useState('');
  const [isTried, setIsTried] = useState(false);
  const isRight = typed === name;
  return {
    typed,
    setTyped,
    isWrong: isTried && !isRight,
    agrees() {
      setIsTried(true);
      return isRight;
    },
  };
}

export function ExactNameField({ of: { typed, setTyped, isWrong }, label, wrong }: ExactNameFieldProps) {
  return (
    <TextField
      label={label}
      value={typed}
      autoComplete="off"
      problem={isWrong ? wrong : undefined}
      onChange={event => setTyped(event.target.value)}
    />
  );
}
