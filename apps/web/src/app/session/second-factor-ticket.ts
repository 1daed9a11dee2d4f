import { create } from 'zustand';

/** The sign-in that waits for its second factor, if one does. The client hears of it, whichever way somebody signs in; the sign-in pages ask. */
export const useSecondFactorTicket = create<{ readonly ticket: string | undefined }>(() => ({ ticket: undefined }));

export const askSecondFactor = (ticket: string): void => useSecondFactorTicket.setState({ ticket });
export const leaveSecondFactor = (): void => useSecondFactorTicket.setState({ ticket: undefined });
