/** What comes over the live connection. */
export const live = {
  winTitle: 'A win came in',
  paid: '{game} paid {amount}.',
}
