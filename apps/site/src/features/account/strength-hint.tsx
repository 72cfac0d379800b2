import { Bulbs } from '@fairground/ui/bulbs'
import { useTranslate } from '../../kernel/language/language.ts'

/** The strength of a password, in lamps and in words. */
export function StrengthHint({ password }: { password: string }) {
  const t = useTranslate()
  const strength = passwordStrength(password)
  return (
    <span className="flex items-center gap-2.5">
      <Bulbs count={3} lit={strengthLamps[strength]} className="gap-1.5" />
      {t('account.strength', { word: t(`account.${strength}`) })}
    </span>
  )
}

/** The strength of a password, as the form names it. */
type Strength = 'tooShort' | 'weak' | 'fair' | 'strong'

/**
 * Estimates the strength: length counts most, then the number of different characters. It is only a hint; the server
 * decides.
 */
export function passwordStrength(password: string): Strength {
  if (password.length < 8) return 'tooShort'
  const different = new Set(password.toLowerCase()).size
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/].filter((kind) => kind.test(password)).length
  const points = password.length + different + kinds * 2
  if (different < 5 || points < 20) return 'weak'
  return points < 32 ? 'fair' : 'strong'
}

/** How many of three lamps are lit for a strength. */
const strengthLamps: Readonly<Record<Strength, number>> = { tooShort: 0, weak: 1, fair: 2, strong: 3 }
