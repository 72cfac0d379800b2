/** Notices, wherever the site tells of them. */
export const notices = {
  title: 'Notificações',
  bell: 'Notificações',
  bellUnread: 'Notificações, há novidades',
  open: 'Abrir',
}
