import { useEffect, useRef, useState } from 'react';

interface ConfirmButtonProps {
  readonly label: string;
  /** What is read out, where the label alone does not say whom it is about. It contains the label. */
  readonly full?: string;
  readonly question: string;
  readonly yes: string;
  readonly no: string;
  onYes(): void;
}

/** Asks once more before what cannot be taken back. */
export function ConfirmButton({ label, full, question, yes, no, onYes }: ConfirmButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAsking) first.current?.focus();
  }, [isAsking]);
  if (!isAsking)
    return (
      <button type="button" className="quiet is-danger" aria-label={full ?? label} onClick={() => setIsAsking(true)}>
        {label}
      </button>
    );
  return (
    <span className="asking" role="alert">
      {question}
      <button
        type="button"
        className="quiet is-danger"
        onClick={() => {
          setIsAsking(false);
          onYes();
        }}
      >
        {yes}
      </button>
      <button type="button" className="quiet" ref={first} onClick={() => setIsAsking(false)}>
        {no}
      </button>
    </span>
  );
}
