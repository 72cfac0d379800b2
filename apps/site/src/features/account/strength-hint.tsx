import { Bulbs } from '@fairground/ui'
import { useTranslate } from '../../kernel/language/language.ts'
import { passwordStrength, strengthLamps } from './password-strength.ts'

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
