/** Screens that stand in place of the site, and pages that wait for something to come. */
export const gates = {
  repairWatch: 'We look by ourselves, and bring you back as soon as it opens.',
  gateTitle: 'One step to the fair',
  gateText:
    'This entrance is guarded against machines. Press the button to show that a person is here; we remember it.',
  enter: 'Walk in',
  lotteryTitle: 'The lottery rooms open later',
  lotteryText:
    'Draws and bets side by side in one room: they open once every draw can be proved. Until then, these are open:',
  liveTitle: 'The live chat opens later',
  liveText: 'Nobody sits in the booth yet, so we do not pretend. Until then, these are open:',
  room: 'Room {room}',
  howFair: 'How outcomes are proved',
  invited: 'Your invitation:',
  openAccount: 'Open an account',
  toLobby: 'To the lobby',
  embedName: 'Game',
  embedEmptyTitle: 'Nothing is playing here yet',
  embedEmptyText: 'The house has not put a game or a sports page on this stage. The lobby has everything that is open.',
  roundName: 'Round',
  lockedTitle: 'Developer tools have been detected as open',
  lockedText: 'To protect content and interface security, the page has been locked.',
  lockedHint: 'Close them, and the page opens again by itself. Your balance and your open rounds are safe.',
}
