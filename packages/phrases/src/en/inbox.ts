/** The page of notices. */
export const inbox = {
  lead: 'Our messages to you.',
  unread: 'New',
  emptyTitle: 'No notifications',
  emptyText: 'New notifications appear here.',
  guestTitle: 'Your notifications are kept for you',
  guestText: 'Log in to see your notifications.',
  newer: 'Newer',
  older: 'Older',
  page: 'Page {page}',
}
