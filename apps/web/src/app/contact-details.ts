/**
 * Whoever runs a Wenshu sets their own at build time. The defaults are reserved names and an unassigned number, so that a
 * demonstration never rings a stranger.
 */
export const contactDetails = {
  phone: import.meta.env.VITE_SUPPORT_PHONE ?? '400-000-0000',
  email: import.meta.env.VITE_SUPPORT_EMAIL ?? 'support@wenshu.example',
  /** A picture of a QR code; ours holds the e-mail address above. */
  qrPicture: import.meta.env.VITE_SUPPORT_QR ?? '/customer-service-qr.svg',
};
