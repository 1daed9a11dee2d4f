export { registerAnnouncementCalls } from './announcements.routes.ts';
export { scheduleAnnouncements } from './send-announcements.ts';
