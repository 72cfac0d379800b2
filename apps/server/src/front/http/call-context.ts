import type { Access } from '@fairground/contract/call'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../ground/call/handler.ts'
import type { Session } from '../../ground/call/session.ts'
import { networkOf } from '../../ground/net/caller-address.ts'
import { siteOrigin } from '../../ground/net/site-hosts.ts'
import { hashRequest, readKey } from './idempotency.ts'
import type { JsonBody } from './json-body.ts'
import type { HttpParts } from './parts.ts'
import { readUploadedFile } from './uploaded-file.ts'

const LONGEST_NAME = 200

/** The context of one call. Rarely used parts are computed on access. */
export class CallContext<Parts extends HttpParts> implements Context<Access, Parts> {
  readonly parts: Parts
  readonly session: Session | undefined
  readonly requestId: string
  readonly arrivedAtMs: number
  readonly #callName: string
  readonly #fields: unknown
  readonly #request: FastifyRequest
  #key: string | undefined
  #leaveRoom: (() => void) | undefined

  constructor(
    parts: Parts,
    session: Session | undefined,
    call: { callName: string; fields: unknown; arrivedAtMs: number },
    request: FastifyRequest,
  ) {
    this.parts = parts
    this.session = session
    this.requestId = request.id
    this.arrivedAtMs = call.arrivedAtMs
    this.#callName = call.callName
    this.#fields = call.fields
    this.#request = request
  }

  get key(): string {
    this.#key ??= readKey(this.#request.headers['idempotency-key'], this.#fields)
    return this.#key
  }

  get bodyHash(): string {
    return hashRequest(this.#callName, this.#fields)
  }

  get ip(): string {
    return networkOf(this.#request.ip)
  }

  get siteOrigin(): string {
    return siteOrigin(this.parts.config, { host: this.headers.host, protocol: this.#request.protocol })
  }

  get headers(): FastifyRequest['headers'] {
    return this.#request.headers
  }

  get params(): Readonly<Record<string, string>> {
    return this.#request.params as Record<string, string>
  }

  get deviceName(): string {
    return (this.#request.headers['user-agent'] ?? '').slice(0, LONGEST_NAME)
  }

  async readFile(mostBytes: number): Promise<Buffer> {
    const contentLength = Number(this.#request.headers['content-length'] ?? mostBytes)
    this.#leaveRoom = await this.parts.uploadRoom.enter(
      this.session?.accountId ?? 'staff',
      Math.min(contentLength, mostBytes),
    )
    return readUploadedFile(this.#request, mostBytes)
  }

  /** Releases the call's resources. Call it after the answer. */
  end(): void {
    this.#leaveRoom?.()
  }

  get bodyText(): string {
    return (this.#request.body as JsonBody | undefined)?.text ?? ''
  }
}
