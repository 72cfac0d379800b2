/** Notices, wherever the site tells of them. */
export const notices = {
  title: 'Notifications',
  bell: 'Notifications',
  bellUnread: 'Notifications, new ones are waiting',
  open: 'Open',
}
