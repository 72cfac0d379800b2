/** What comes over the live connection. */
export const live = {
  winTitle: 'Kemenangan masuk',
  paid: '{game} membayar {amount}.',
}
