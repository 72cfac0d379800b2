import { AsyncLocalStorage } from 'node:async_hooks'
import { type Transaction, TransactionBuilder } from 'kysely'
import { Pool } from 'pg'

/**
 * Set-up of the server's tests: a transaction that asks for a second connection fails, and its test with it. Such transactions end
 * in a standstill when there are as many of them as connections, since each holds one and waits for another.
 */
const transactions = new AsyncLocalStorage<string>()

/** Frames of a stack that reach from a connection to who asks for it. */
const STACK_DEPTH = 50

function stackOf(error: () => Error): string {
  const before = Error.stackTraceLimit
  Error.stackTraceLimit = STACK_DEPTH
  try {
    return error().stack ?? ''
  } finally {
    Error.stackTraceLimit = before
  }
}

// A process runs many test files, each with this set-up.
const DONE = Symbol.for('fairground.one-connection')
if (!(DONE in globalThis)) {
  Object.assign(globalThis, { [DONE]: true })
  watchTransactions()
  watchPools()
}

function watchTransactions(): void {
  const execute = TransactionBuilder.prototype.execute
  TransactionBuilder.prototype.execute = function <T>(work: (tx: Transaction<never>) => Promise<T>) {
    const begunAt = stackOf(() => new Error('the transaction began here'))
    return execute.call(this, (tx) => transactions.run(begunAt, () => work(tx as Transaction<never>))) as Promise<T>
  }
}

function watchPools(): void {
  const connect = Pool.prototype.connect
  Pool.prototype.connect = function (this: Pool, ...rest: unknown[]) {
    const begunAt = transactions.getStore()
    if (begunAt !== undefined) {
      const stack = stackOf(() => new Error(FAULT))
      if (!isAskedByTest(stack)) {
        process.stderr.write(`${stack}\n${begunAt}\n`)
        throw new Error(FAULT)
      }
    }
    return Reflect.apply(connect, this, rest)
  }
}

const FAULT = 'a transaction asks for a second connection'

/** Whether a test of the server asks by itself: it may look around while it holds a row. */
function isAskedByTest(stack: string): boolean {
  const asker = stack
    .split('\n')
    .find((line) => line.includes('file://') && !/node_modules|one-connection\.ts/.test(line))
  return asker?.includes('/apps/server/test/') ?? false
}
