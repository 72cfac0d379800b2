import { AsyncLocalStorage } from 'node:async_hooks'
import { type Transaction, TransactionBuilder } from 'kysely'
import { Pool } from 'pg'

/**
 * Set-up of the server's tests: a transaction that asks for a second connection fails, and its test with it. Such transactions end
 * in a standstill when there are as many of them as connections, since each holds one and waits for another.
 */
const transactions = new AsyncLocalStorage<string>()

const execute = TransactionBuilder.prototype.execute
TransactionBuilder.prototype.execute = function <T>(work: (tx: Transaction<never>) => Promise<T>) {
  const begunAt = new Error().stack ?? ''
  return execute.call(this, (tx) => transactions.run(begunAt, () => work(tx as Transaction<never>))) as Promise<T>
}

const connect = Pool.prototype.connect
Pool.prototype.connect = function (this: Pool, ...rest: unknown[]) {
  const begunAt = transactions.getStore()
  if (begunAt !== undefined) {
    const fault = new Error('a transaction asks for a second connection')
    if (isAskedByTest(fault.stack ?? '')) return Reflect.apply(connect, this, rest)
    process.stderr.write(`${fault.stack}\nthe transaction began here:\n${begunAt}\n`)
    throw fault
  }
  return Reflect.apply(connect, this, rest)
}

/** Whether a test of the server asks by itself: it may look around while it holds a row. */
function isAskedByTest(stack: string): boolean {
  const asker = stack
    .split('\n')
    .find((line) => line.includes('file://') && !/node_modules|one-connection\.ts/.test(line))
  return asker?.includes('/apps/server/test/') ?? false
}
