import { commitmentOf, roundMessage } from '@fairground/games/fair'
import type { Check, CheckName, MultiplayerRoundProof, Verification } from '@fairground/games/verifier'
import { formatMultiplier } from '../../games/kit/numbers.ts'
import { useLocale, useTranslate } from '../../kernel/language/language.ts'
import { Mono, PayoutStep, Step } from './step.tsx'

interface MultiplayerStepsProps {
  proof: MultiplayerRoundProof
  checks: readonly Check[]
  outcome: NonNullable<Verification['outcome']>
}

/** A multiplayer round step by step: from its seed to its point, and to the payout of a bet. */
export function MultiplayerSteps({ proof, checks, outcome }: MultiplayerStepsProps) {
  const t = useTranslate()
  const locale = useLocale()
  const find = (name: CheckName) => checks.find((check) => check.name === name)
  const { seed, salt, number, entropy, stake, edge = 300 } = proof
  const point = formatMultiplier(outcome.point ?? 1, locale)
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(edge / 10_000)
  return (
    <ol className="flex flex-col gap-3">
      <Step at={1} title={t('verify.step1')} text={t('verify.multiplayer1Text')} check={find('commitment')}>
        <Mono>{commitmentOf(seed)}</Mono>
      </Step>
      <Step at={2} title={t('verify.multiplayer2')} text={t('verify.multiplayer2Text')}>
        <Mono>{roundMessage(salt, number, entropy)}</Mono>
      </Step>
      <Step
        at={3}
        title={t('verify.multiplayer3')}
        text={t('verify.multiplayer3Text', { edge: share, point })}
        check={find('point')}
      />
      {proof.multiplier !== undefined && (
        <Step at={4} title={t('verify.multiplayer4')} text={t('verify.multiplayer4Text')} check={find('cashOut')} />
      )}
      <PayoutStep at={5} stake={stake} outcome={outcome} check={find('payout')} />
    </ol>
  )
}
