/** Notices: the bell and the page. */
export const notices = {
  title: 'Notificações',
  lead: 'O que a casa tem para contar.',
  bell: 'Notificações',
  bellUnread: 'Notificações, há novidades',
  unread: 'Nova',
  open: 'Abrir',
  emptyTitle: 'Tudo calmo no parque',
  emptyText: 'Quando a casa tiver algo para contar, vai aparecer aqui.',
  guestTitle: 'Suas notificações estão guardadas',
  guestText: 'Entre para ver o que a casa contou para você.',
  newer: 'Mais novas',
  older: 'Mais antigas',
  page: 'Página {page}',
}
