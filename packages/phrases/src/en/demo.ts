/** Playing for credits, without an account. */
export const demo = {
  badge: 'Demo',
  refill: 'Refill credits',
  finishFirst: 'Finish your open round first.',
  forReal: 'Play for real',
  bar: 'You are playing with credits, not with money.',
  offerTitle: 'Try {game} for free',
  offerText:
    'Play with credits and without an account. The game and its odds are the same, and you can check every result.',
  play: 'Play the demo',
  orTry: 'Or try it first, without an account.',
}
