import type { IncomingHttpHeaders } from 'node:http'
import type { KycIdentity } from '@fairground/contract/calls/kyc'
import type { KycDocumentKind, KycPart, KycReason } from '@fairground/contract/kyc'

/** A submission for an automatic check. */
export interface CheckRequest {
  caseId: string
  /** The verdict names it, so that a late verdict decides no later submission. */
  version: number
  accountId: string
  level: 1 | 2
  identity: KycIdentity
  documents: readonly { id: string; kind: KycDocumentKind }[]
}

/** A verified verdict. */
export interface CheckVerdict {
  /** The provider's id of the message: it counts once. */
  eventId: string
  caseId: string
  version: number
  step:
    | { kind: 'approve' }
    | { kind: 'more'; reason: KycReason; missing: readonly KycPart[] }
    | { kind: 'refuse'; reason: KycReason }
}

/** A message of a provider, unread. */
export interface SignedMessage {
  headers: IncomingHttpHeaders
  /** The raw body of a webhook; the path of a request for a document. */
  content: string
  /** Milliseconds since 1970. */
  receivedAtMs: number
}

/** A provider of automatic identity checks. It touches neither the database nor a level. */
export interface CheckProvider {
  /** In the address of its webhooks. */
  id: string
  /**
   * Hands a submission over; the provider may get it more than once. It waits a few seconds at most.
   * @throws when the provider did not accept it
   */
  start(request: CheckRequest): Promise<void>
  /**
   * Requires a right signature that is at most five minutes off.
   * @throws CallError signature_wrong
   */
  verify(message: SignedMessage): void
  /** Reads a webhook, after its verification. @throws CallError signature_wrong, invalid_request */
  readVerdict(message: SignedMessage): CheckVerdict
}
