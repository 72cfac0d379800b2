import { once } from 'node:events'
import { Readable } from 'node:stream'
import type { Client, Connection, Submittable } from 'pg'

/** The COPY functions of a `pg` connection, which its types do not declare. */
type CopyConnection = Connection & {
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(reason: string): void
}

/** Streams a `COPY … TO STDOUT`, whole lines in each chunk. The server waits for a slow reader. */
export function copyOut(client: Client, statement: string): Readable {
  return client.query(new CopyOut(statement)).rows
}

/**
 * Feeds a `COPY … FROM STDIN` and waits until the server has stored all of it.
 * @throws the server's error, or that of `source`; then the statement has no effect
 */
export function copyIn(client: Client, statement: string, source: AsyncIterable<Buffer>): Promise<void> {
  return client.query(new CopyIn(statement, source)).completion
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
    // The parser reuses the chunk's buffer, so the stream needs a copy.
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
  readonly completion: Promise<void>
  readonly #statement: string
  readonly #source: AsyncIterable<Buffer>
  readonly #settle = Promise.withResolvers<void>()
  #over = false

  constructor(statement: string, source: AsyncIterable<Buffer>) {
    this.#statement = statement
    this.#source = source
    this.completion = this.#settle.promise
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
