/** Notices: the bell and the page. */
export const notices = {
  title: 'Notificações',
  lead: 'Nossas mensagens para você.',
  bell: 'Notificações',
  bellUnread: 'Notificações, há novidades',
  unread: 'Nova',
  open: 'Abrir',
  emptyTitle: 'Nenhuma notificação',
  emptyText: 'Novas notificações aparecem aqui.',
  guestTitle: 'Suas notificações estão guardadas',
  guestText: 'Entre para ver suas notificações.',
  newer: 'Mais novas',
  older: 'Mais antigas',
  page: 'Página {page}',
}
