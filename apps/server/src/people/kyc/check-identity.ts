import type { KycIdentity } from '@fairground/contract/calls/kyc'
import { cpfDigits, isCpf } from '@fairground/contract/cpf'
import { CallError } from '@fairground/contract/envelope'
import { TAX_ID_COUNTRIES } from '@fairground/contract/kyc'

/** Letters of any script with what stands inside names. One word is a whole name in some countries. */
const NAME = /^\p{L}[\p{L}\p{M}'’.\- ]{1,198}$/u
const COUNTRY = /^[A-Z]{2}$/
const OLDEST_YEARS = 120

/**
 * Checks what a player states about themselves, and returns it in one form: the name without double spaces, the tax id as digits.
 * @param minimumAge in years; 0: none
 * @throws CallError kyc_name_malformed, kyc_birth_date_malformed, kyc_too_young, country_unknown, kyc_tax_id_malformed
 */
export function checkIdentity(
  fields: KycIdentity,
  { minimumAge, nowMs }: { minimumAge: number; nowMs: number },
): KycIdentity {
  const name = fields.name.normalize('NFC').replace(/\s+/g, ' ').trim()
  if (!NAME.test(name)) throw new CallError('kyc_name_malformed')
  const years = ageOf(fields.birthDate, nowMs)
  if (years === undefined) throw new CallError('kyc_birth_date_malformed')
  if (years < minimumAge) throw new CallError('kyc_too_young', { age: minimumAge })
  const { country } = fields
  if (!COUNTRY.test(country)) throw new CallError('country_unknown')
  const identity = { name, birthDate: fields.birthDate, country }
  if (!TAX_ID_COUNTRIES.includes(country)) return identity
  const taxId = fields.taxId?.trim() ?? ''
  if (!isCpf(taxId)) throw new CallError('kyc_tax_id_malformed')
  return { ...identity, taxId: cpfDigits(taxId) }
}

/** Whole years since a date `YYYY-MM-DD`; undefined for a date that does not exist, or of nobody alive. */
function ageOf(birthDate: string, nowMs: number): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(birthDate)) return undefined
  const birth = new Date(`${birthDate}T00:00:00Z`)
  if (Number.isNaN(birth.getTime()) || birth.toISOString().slice(0, 10) !== birthDate) return undefined
  const today = new Date(nowMs).toISOString().slice(0, 10)
  const years =
    Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4)) - (today.slice(5) < birthDate.slice(5) ? 1 : 0)
  return birthDate <= today && years <= OLDEST_YEARS ? years : undefined
}
