/** What comes over the live connection. */
export const live = {
  winTitle: 'Kamu menang',
  paid: '{game} membayar {amount}.',
}
