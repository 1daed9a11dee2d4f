interface MessagePageProps {
  readonly tone: 'done' | 'calm' | 'trouble';
  readonly title: string;
  readonly text: string;
  readonly action?: { readonly label: string; run(): void };
}

/** An end page, or why there is none: one calm card. */
export function MessagePage({ tone, title, text, action }: MessagePageProps) {
  return (
    <main className="message">
      <div role="status">
        <div className={`message-mark is-${tone}`} aria-hidden="true" />
        <h1>{title}</h1>
        <p>{text}</p>
      </div>
      {action && (
        <button type="button" className="button" onClick={action.run}>
          {action.label}
        </button>
      )}
    </main>
  );
}
