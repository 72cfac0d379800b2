import type { Readable } from 'node:stream'

/** A handler's answer that is a file of the player, instead of JSON. */
export class FileAnswer {
  /** Letters, digits, dots and hyphens. */
  readonly name: string
  readonly mime: string
  readonly content: Readable

  constructor(name: string, mime: string, content: Readable) {
    this.name = name
    this.mime = mime
    this.content = content
  }
}
