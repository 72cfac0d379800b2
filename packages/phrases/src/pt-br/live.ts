/** What comes over the live connection. */
export const live = {
  winTitle: 'Chegou um prêmio',
  paid: '{game} pagou {amount}.',
}
