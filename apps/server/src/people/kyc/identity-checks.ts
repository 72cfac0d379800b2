import { CallError } from '@fairground/contract/envelope'
import type { Config } from '../../ground/config/config.ts'
import { transaction } from '../../ground/db/tx.ts'
import type { CheckProvider, SignedMessage } from './check-provider.ts'
import { decideIn, tellPlayer } from './decide-case.ts'
import { createHttpCheckProvider } from './http-check-provider.ts'
import type { KycParts } from './parts.ts'

/** The provider of automatic checks, if the operator has one. Without one, people decide every case. */
export interface IdentityChecks {
  provider: CheckProvider | undefined
}

/** Creates the provider that the configuration names. */
export function createIdentityChecks(
  { identityCheck }: Pick<Config, 'identityCheck'>,
  now: () => number,
): IdentityChecks {
  return { provider: identityCheck && createHttpCheckProvider({ ...identityCheck, now }) }
}

/**
 * Applies a provider's verdict. Verdicts may repeat, race and be late: each counts once, and only for the submission that it
 * is about.
 * @throws CallError not_found (another provider or case), signature_wrong, invalid_request
 */
export async function applyVerdict(parts: KycParts, providerId: string, message: SignedMessage): Promise<void> {
  const { provider } = parts.identityChecks
  if (provider?.id !== providerId) throw new CallError('not_found')
  const { eventId, caseId, version, step } = provider.readVerdict(message)
  const at = new Date(parts.now())
  try {
    const row = await transaction(parts.db, async (tx) => {
      const { numInsertedOrUpdatedRows } = await tx
        .insertInto('kyc_verdict')
        .values({ provider: providerId, event_id: eventId, at })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      if (!numInsertedOrUpdatedRows) return undefined
      return decideIn(tx, parts, { caseId, version, step, by: `provider:${providerId}` })
    })
    if (row) tellPlayer(parts, row)
  } catch (error) {
    // A person was faster, or the player has submitted again: the verdict is about nothing any more.
    if (!(error instanceof CallError) || error.errorName !== 'settings_changed') throw error
  }
}
