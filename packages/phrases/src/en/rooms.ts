/** A room of the chat, as a block of a page shows it. */
export const rooms = {
  title: 'Chat',
  online: '{count, plural, one {# player here} other {# players here}}',
  unread: '{count} new',
  level: 'Open from level {level} on.',
  empty: 'Nobody has written yet.',
  open: 'Open the room',
  noneTitle: 'No room',
  noneText: 'There is no such room at the moment.',
}
