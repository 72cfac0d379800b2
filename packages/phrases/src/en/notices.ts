/** Notices: the bell and the page. */
export const notices = {
  title: 'Notifications',
  lead: 'What the house has to tell you.',
  bell: 'Notifications',
  bellUnread: 'Notifications, new ones are waiting',
  unread: 'New',
  open: 'Open',
  emptyTitle: 'All quiet at the fair',
  emptyText: 'When the house has something to tell you, it will be here.',
  guestTitle: 'Your notifications are kept for you',
  guestText: 'Log in to see what the house has told you.',
  newer: 'Newer',
  older: 'Older',
  page: 'Page {page}',
}
