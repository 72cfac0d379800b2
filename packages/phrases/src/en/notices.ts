/** Notices: the bell and the page. */
export const notices = {
  title: 'Notifications',
  lead: 'Our messages to you.',
  bell: 'Notifications',
  bellUnread: 'Notifications, new ones are waiting',
  unread: 'New',
  open: 'Open',
  emptyTitle: 'No notifications',
  emptyText: 'New notifications appear here.',
  guestTitle: 'Your notifications are kept for you',
  guestText: 'Log in to see your notifications.',
  newer: 'Newer',
  older: 'Older',
  page: 'Page {page}',
}
