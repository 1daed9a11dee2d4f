export interface SmsMessage {
  readonly to: string;
  readonly text: string;
  /** The same for every try of one message, by which a gateway knows a repetition. */
  readonly id?: string;
}

/** Sends one SMS now, or throws a DeliveryFailure. */
export interface SmsSender {
  /** The other side drops what it has had under the same id: sending again is safe. */
  readonly dropsRepeated: boolean;
  send(message: SmsMessage): Promise<void>;
}
