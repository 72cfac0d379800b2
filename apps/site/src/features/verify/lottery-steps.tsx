import { commitmentOf, roundMessage } from '@fairground/games/fair'
import type { Check, CheckName, LotteryProof, Verification } from '@fairground/games/verifier'
import { useTranslate } from '../../kernel/language/language.ts'
import { Mono, PayoutStep, Step } from './step.tsx'

interface LotteryStepsProps {
  proof: Pick<LotteryProof, 'seed' | 'salt' | 'number' | 'entropy' | 'stake'>
  checks: readonly Check[]
  outcome: NonNullable<Verification['outcome']>
}

/** A lottery's term step by step: from its seed to its result, and to the payout of a bet. */
export function LotterySteps({ proof, checks, outcome }: LotteryStepsProps) {
  const t = useTranslate()
  const find = (name: CheckName) => checks.find((check) => check.name === name)
  const { seed, salt, number, entropy, stake } = proof
  return (
    <ol className="flex flex-col gap-3">
      <Step at={1} title={t('verify.step1')} text={t('verify.lottery1Text')} check={find('commitment')}>
        <Mono>{commitmentOf(seed)}</Mono>
      </Step>
      <Step at={2} title={t('verify.multiplayer2')} text={t('verify.lottery2Text')}>
        <Mono>{roundMessage(salt, number, entropy)}</Mono>
      </Step>
      <Step at={3} title={t('verify.step3')} text={t('verify.step3Text')} check={find('hazards')}>
        <Mono>{(outcome.result ?? []).join(' ')}</Mono>
      </Step>
      <PayoutStep at={4} stake={stake} outcome={outcome} check={find('payout')} />
    </ol>
  )
}
