/** Playing for credits, without an account. */
export const demo = {
  badge: 'Demo',
  refill: 'Fill up credits',
  finishFirst: 'Finish your open round first.',
  forReal: 'Play for real',
  bar: 'You play for credits: nothing of it is money.',
  offerTitle: '{game}, on the house',
  offerText: 'Play for credits, without an account. The same game, the same odds, and every outcome as provable.',
  play: 'Play the demo',
  orTry: 'Or try it first, without an account.',
}
