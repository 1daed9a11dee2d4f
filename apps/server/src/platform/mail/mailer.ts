export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** Who it is from, before the installation's own address. */
  readonly fromName?: string;
  readonly replyTo?: string;
  /** The same for every try of one mail: a mailbox that has got it knows it again. Without the brackets. */
  readonly messageId?: string;
  /** Such as List-Unsubscribe. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly attachment?: MailAttachment | undefined;
}

export interface MailAttachment {
  readonly fileName: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/** Sends one mail now, or throws a DeliveryFailure. Whoever sends many puts them into jobs. */
export interface Mailer {
  send(message: MailMessage): Promise<void>;
  close(): Promise<void>;
}
