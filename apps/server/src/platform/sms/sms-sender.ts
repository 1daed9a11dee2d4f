export interface SmsMessage {
  readonly to: string;
  readonly text: string;
}

/** Sends one SMS now, or throws a DeliveryFailure. */
export interface SmsSender {
  send(message: SmsMessage): Promise<void>;
}
