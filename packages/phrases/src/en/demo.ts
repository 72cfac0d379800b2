/** Playing for credits, without an account. */
export const demo = {
  badge: 'Demo',
  refill: 'Refill credits',
  finishFirst: 'Finish your open round first.',
  forReal: 'Play for real',
  bar: 'You are playing with credits, not with money.',
  play: 'Play the demo',
  orTry: 'Or try it first, without an account.',
}
