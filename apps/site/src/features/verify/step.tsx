import type { Check, Verification } from '@fairground/games/verifier'
import { Badge } from '@fairground/ui/badge'
import type { ReactNode } from 'react'
import { formatMultiplier } from '../../games/kit/numbers.ts'
import { useLocale, useTranslate } from '../../kernel/language/language.ts'

interface StepProps {
  at: number
  title: string
  text: string
  check?: Check | undefined
  children?: ReactNode
}

/** One step of a recomputation, next to the proof's value. */
export function Step({ at, title, text, check, children }: StepProps) {
  const t = useTranslate()
  return (
    <li className="flex flex-col gap-2 rounded-m border border-line bg-block p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span
          aria-hidden="true"
          className="grid size-7 place-items-center rounded-full bg-button font-display text-s font-bold text-accent-text"
        >
          {at}
        </span>
        <h3 className="grow text-m">{title}</h3>
        {check && (
          <Badge tone={check.passed ? 'safe' : 'loss'}>{t(check.passed ? 'verify.agrees' : 'verify.differs')}</Badge>
        )}
      </div>
      <p className="text-s text-muted">{text}</p>
      {children}
      {check && !check.passed && (
        <dl className="grid gap-1 text-s">
          <dt className="text-xs text-muted">{t('verify.expected')}</dt>
          <dd className="font-mono break-all">{check.expected}</dd>
          <dt className="text-xs text-muted">{t('verify.found')}</dt>
          <dd className="font-mono break-all text-loss">{check.found}</dd>
        </dl>
      )}
    </li>
  )
}

interface PayoutStepProps {
  at: number
  stake: number | string | undefined
  outcome: NonNullable<Verification['outcome']>
  check: Check | undefined
}

/** The last step: what a bet is paid. Nothing without a stake. */
export function PayoutStep({ at, stake, outcome: { multiplier, payout }, check }: PayoutStepProps) {
  const t = useTranslate()
  const locale = useLocale()
  if (stake === undefined || payout === undefined) return null
  const words = { stake: String(stake), multiplier: formatMultiplier(multiplier, locale), payout }
  return <Step at={at} title={t('verify.step6')} text={t('verify.step6Text', words)} check={check} />
}

/** The input or the result of a hash, character by character. */
export function Mono({ children }: { children: string }) {
  return <code className="rounded-s bg-ground px-2.5 py-1.5 font-mono text-s break-all">{children}</code>
}
