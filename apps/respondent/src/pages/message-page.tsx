import type { ReactNode } from 'react';

interface MessagePageProps {
  readonly tone: 'done' | 'calm' | 'trouble' | 'wait';
  readonly title: string;
  readonly children?: ReactNode;
  /** Buttons, the main one first. */
  readonly actions?: ReactNode;
}

/** An end page, or why there is none: one calm card. */
export function MessagePage({ tone, title, children, actions }: MessagePageProps) {
  return (
    <main className="message" aria-labelledby="page-title">
      <div className="message-card">
        <div role="status">
          <div className={`message-mark is-${tone}`} aria-hidden="true" />
          <h1 id="page-title">{title}</h1>
          {children}
        </div>
        {actions && <div className="message-actions">{actions}</div>}
      </div>
    </main>
  );
}
