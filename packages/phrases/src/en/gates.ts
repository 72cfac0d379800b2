/** Screens that stand in place of the site, and pages that wait for something to come. */
export const gates = {
  repairWatch: 'This page checks by itself and opens the site as soon as it is back.',
  gateTitle: 'Show that you are a person',
  gateText: 'We keep bots out. Press the button to open the site; this device remembers it.',
  enter: 'Open the site',
  otherLoginTitle: 'You are already logged in',
  otherLoginName: 'You are logged in as {name}.',
  otherLoginText:
    'This link belongs to another account. If you did not ask for it, stay where you are: whoever sent it would see what you play and pay in.',
  keepLogin: 'Stay with my account',
  changeLogin: 'Switch to the account of the link',
  invited: 'Your invitation:',
  openAccount: 'Open an account',
  toLobby: 'Go to the lobby',
  embedName: 'Game',
  embedEmptyTitle: 'There is nothing here yet',
  embedEmptyText:
    'The operator has not chosen a game or a sports page for this page. You find all open games in the lobby.',
  roundName: 'Round',
  lockedTitle: 'Developer tools have been detected as open',
  lockedText: 'To protect content and interface security, the page has been locked.',
  lockedHint:
    'Close the developer tools, and the page opens again by itself. Your balance and your open rounds are safe.',
  notFoundTitle: 'Page not found',
  notFoundText: 'The page has moved, or the address is wrong. The rest of the site is open.',
  support: 'Support',
}
