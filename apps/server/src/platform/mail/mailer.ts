export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** Such as List-Unsubscribe. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends one mail now, or throws a DeliveryFailure. Whoever sends many puts them into jobs. */
export interface Mailer {
  send(message: MailMessage): Promise<void>;
  close(): Promise<void>;
}
