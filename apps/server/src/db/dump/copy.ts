import { once } from 'node:events'
import { Readable } from 'node:stream'
import type { Client, Connection, Submittable } from 'pg'

/** PostgreSQL's COPY messages on a connection of `pg`, which has them but does not declare them. */
type CopyConnection = Connection & {
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(reason: string): void
}

/** The bytes of a `COPY … TO STDOUT`, whole lines in each chunk. The server waits while nobody reads. */
export function copyOut(client: Client, statement: string): Readable {
  return client.query(new CopyOut(statement)).rows
}

/**
 * Feeds a `COPY … FROM STDIN` and waits until the server has taken all of it.
 * @throws the server's error, or that of `source`; the statement has then done nothing
 */
export function copyIn(client: Client, statement: string, source: AsyncIterable<Buffer>): Promise<void> {
  return client.query(new CopyIn(statement, source)).finished
}

class CopyOut implements Submittable {
  readonly rows: Readable
  readonly #statement: string
  #connection: CopyConnection | undefined

  constructor(statement: string) {
    this.#statement = statement
    this.rows = new Readable({ read: () => void this.#connection?.stream.resume() })
  }

  submit(connection: Connection): void {
    this.#connection = connection as CopyConnection
    connection.query(this.#statement)
  }

  handleCopyData(message: { chunk: Buffer }): void {
    // The chunk lies in a buffer that the parser moves about as more arrives: what waits here must be a copy.
    if (!this.rows.push(Buffer.from(message.chunk))) this.#connection?.stream.pause()
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.rows.push(null)
  }

  handleError(error: Error): void {
    this.rows.destroy(error)
  }
}

class CopyIn implements Submittable {
  readonly finished: Promise<void>
  readonly #statement: string
  readonly #source: AsyncIterable<Buffer>
  readonly #settle = Promise.withResolvers<void>()
  #over = false

  constructor(statement: string, source: AsyncIterable<Buffer>) {
    this.#statement = statement
    this.#source = source
    this.finished = this.#settle.promise
  }

  submit(connection: Connection): void {
    connection.query(this.#statement)
  }

  handleCopyInResponse(connection: CopyConnection): void {
    this.#feed(connection).catch((error: unknown) => {
      connection.sendCopyFail(error instanceof Error ? error.message : String(error))
    })
  }

  async #feed(connection: CopyConnection): Promise<void> {
    for await (const chunk of this.#source) {
      if (this.#over) return
      connection.sendCopyFromChunk(chunk)
      if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain')
    }
    connection.endCopyFrom()
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.#over = true
    this.#settle.resolve()
  }

  handleError(error: Error): void {
    this.#over = true
    this.#settle.reject(error)
  }
}
