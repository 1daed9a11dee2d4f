export interface SmsMessage {
  readonly to: string;
  readonly text: string;
  /** The same for every try of one message, by which a gateway knows a repetition. */
  readonly id?: string;
}

/** Sends one SMS now, or throws a DeliveryFailure. */
export interface SmsSender {
  send(message: SmsMessage): Promise<void>;
}
