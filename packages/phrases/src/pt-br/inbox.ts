import type { Phrases } from '../keys.ts'

/** The page of notices. */
export const inbox: Phrases['inbox'] = {
  lead: 'Nossas mensagens para você.',
  unread: 'Nova',
  emptyTitle: 'Nenhuma notificação',
  emptyText: 'Novas notificações aparecem aqui.',
  guestTitle: 'Suas notificações estão guardadas',
  guestText: 'Entre para ver suas notificações.',
  newer: 'Mais novas',
  older: 'Mais antigas',
  page: 'Página {page}',
}
