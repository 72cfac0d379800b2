/** What comes over the live connection. */
export const live = {
  winTitle: 'Você ganhou',
  paid: '{game} pagou {amount}.',
}
