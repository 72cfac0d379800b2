import { createHmac, timingSafeEqual } from 'node:crypto'
import { CallError } from '@fairground/contract/envelope'
import { kycPartSchema, kycReasonSchema } from '@fairground/contract/kyc'
import { idSchema } from '@fairground/contract/shapes'
import * as z from 'zod/mini'
import { askOutside } from '../../ground/net/ask-outside.ts'
import type { CheckProvider, CheckVerdict, SignedMessage } from './check-provider.ts'

/** Address and secret of a provider. */
export interface HttpCheckOptions {
  url: string
  /** Both sides sign with it. */
  secret: string
  /** Milliseconds since 1970. */
  now(): number
}

const WINDOW_MS = 5 * 60_000
const ANSWER_LIMIT_MS = 10_000

const verdictSchema = z.intersection(
  z.object({ id: z.string().check(z.minLength(1), z.maxLength(200)), case: idSchema, version: z.int() }),
  z.discriminatedUnion('verdict', [
    z.object({ verdict: z.literal('approved') }),
    z.object({
      verdict: z.literal('more'),
      reason: kycReasonSchema,
      missing: z.array(kycPartSchema).check(z.minLength(1), z.maxLength(7)),
    }),
    z.object({ verdict: z.literal('refused'), reason: kycReasonSchema }),
  ]),
)

/** Creates a provider that is reached over HTTP, as docs/documents.md describes it. */
export function createHttpCheckProvider({ url, secret, now }: HttpCheckOptions): CheckProvider {
  const sign = (timestamp: number, content: string): string =>
    createHmac('sha256', secret).update(`${timestamp}.${content}`).digest('hex')

  function verify({ headers, content, receivedAtMs }: SignedMessage): void {
    const timestamp = Number(headers['check-timestamp'])
    const isRecent = Number.isSafeInteger(timestamp) && Math.abs(receivedAtMs - timestamp) <= WINDOW_MS
    const signature = Buffer.from(String(headers['check-signature'] ?? ''))
    const expectedSignature = Buffer.from(sign(timestamp, content))
    const isRight = signature.length === expectedSignature.length && timingSafeEqual(signature, expectedSignature)
    if (!isRecent || !isRight) throw new CallError('signature_wrong')
  }

  return {
    id: 'http',
    verify,
    async start({ caseId, version, accountId, level, identity, documents }) {
      const body = JSON.stringify({
        ...{ case: caseId, version, account: accountId, level, fields: identity },
        documents: documents.map(({ id, kind }) => ({ id, kind, path: `/api/kyc/document/${id}` })),
      })
      const timestamp = now()
      const { status } = await askOutside({
        url,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'check-timestamp': String(timestamp),
          'check-signature': sign(timestamp, body),
        },
        body,
        ...{ limitMs: ANSWER_LIMIT_MS, mostBytes: 0 },
      })
      if (status < 200 || status > 299) throw new Error(`the identity check answered ${status}`)
    },
    readVerdict(message) {
      verify(message)
      return verdictOf(message.content)
    },
  }
}

/** @throws CallError invalid_request for an unknown shape */
function verdictOf(body: string): CheckVerdict {
  const verdict = verdictSchema.safeParse(parseJson(body))
  if (!verdict.success) throw new CallError('invalid_request')
  const { id: eventId, case: caseId, version } = verdict.data
  return { eventId, caseId, version, step: stepOf(verdict.data) }
}

function stepOf(verdict: z.infer<typeof verdictSchema>): CheckVerdict['step'] {
  switch (verdict.verdict) {
    case 'approved':
      return { kind: 'approve' }
    case 'more':
      return { kind: 'more', reason: verdict.reason, missing: verdict.missing }
    case 'refused':
      return { kind: 'refuse', reason: verdict.reason }
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw Object.assign(new CallError('invalid_request'), { cause })
  }
}
