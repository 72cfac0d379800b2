/** What comes over the live connection. */
export const live = {
  winTitle: 'You won',
  paid: '{game} paid {amount}.',
}
