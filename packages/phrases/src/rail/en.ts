/** The rail of the lobby: what goes on in the house. */
export const rail = {
  now: 'Right now',
  minutes: 'last 5 minutes',
  hidden: 'Hidden',
  draws: 'Next draws',
  last: 'Last: {result}',
  chat: 'Lobby chat',
  here: '{count} here',
  openChat: 'Open the chat',
}
