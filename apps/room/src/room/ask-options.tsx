import { useDeskWords } from './desk-words.ts';

interface AskOptionsProps {
  readonly asQuestion: { readonly isHeld: boolean } | null;
  onChange(next: { readonly isHeld: boolean } | null): void;
}

/** What a moderator writes is said, or asked of everybody. */
export default function AskOptions({ asQuestion, onChange }: AskOptionsProps) {
  const d = useDeskWords();
  return (
    <p className="ask-options">
      <label className="choice is-small">
        <input
          type="checkbox"
          checked={asQuestion !== null}
          onChange={event => onChange(event.target.checked ? { isHeld: false } : null)}
        />
        {d.prompt.asQuestion}
      </label>
      {asQuestion && (
        <label className="choice is-small">
          <input
            type="checkbox"
            checked={asQuestion.isHeld}
            onChange={event => onChange({ isHeld: event.target.checked })}
          />
          {d.prompt.isHeld}
        </label>
      )}
    </p>
  );
}
