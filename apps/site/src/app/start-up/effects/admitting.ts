import type { StartupConfig } from '@fairground/contract/startup'
import { readStored } from '../../../kernel/storage/storage.ts'
import { getStartup } from '../../../player/startup.ts'
import { redirectAddress } from './leaving.ts'

/** The fields of the configuration that decide whether a visitor may come in. */
type House = Pick<StartupConfig, 'redirectUrl' | 'maintenance' | 'domainKind'>

/** Whether a visitor may come in; the checks run in this order (RT-10, RT-02, RT-09). */
export function verdictFor(
  { redirectUrl, maintenance, domainKind }: House,
  visitor: { address: string; gatePass: string | undefined },
): 'hasMoved' | 'siteClosed' | 'gateNeeded' | 'admitted' {
  if (redirectAddress(redirectUrl, visitor.address) !== undefined) return 'hasMoved'
  if (maintenance) return 'siteClosed'
  if (domainKind === 'gp' && visitor.gatePass !== '1') return 'gateNeeded'
  return 'admitted'
}

/** Decides whether this visitor may come in. */
export function admit(): ReturnType<typeof verdictFor> {
  return verdictFor(getStartup(), { address: location.href, gatePass: readStored('waf-pass') })
}
