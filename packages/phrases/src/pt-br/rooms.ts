/** A room of the chat, as a block of a page shows it. */
export const rooms = {
  title: 'Chat',
  online: '{count, plural, one {# jogador aqui} other {# jogadores aqui}}',
  unread: '{count, plural, one {# nova} other {# novas}}',
  level: 'Aberta a partir do nível {level}.',
  empty: 'Ninguém escreveu ainda.',
  open: 'Abrir a sala',
  noneTitle: 'Nenhuma sala',
  noneText: 'Essa sala não existe no momento.',
}
