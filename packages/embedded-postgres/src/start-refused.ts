/**
 * The server cannot start, for a reason that its operator can act on. The message is one sentence that says what is
 * wrong and what to do; it is printed without a stack.
 */
export class StartRefused extends Error {
  override name = 'StartRefused'
}
