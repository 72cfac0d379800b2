import { findEngine, isRefusal, type Options, type Prize, samplesOf } from '@fairground/games'
import { betMessage, commitmentOf } from '@fairground/games/fair'
import type { Check, CheckName, Proof, Verification } from '@fairground/games/verifier'
import { Suspense } from 'react'
import { formatMultiplier, formatShare } from '../../games/kit/numbers.ts'
import { findOutcomePicture } from '../../games/outcome-pictures.ts'
import { useLocale, useTranslate } from '../../kernel/language/language.ts'
import { DrawTable } from './draw-table.tsx'
import { tracePrize, traceSamples } from './draw-trace.ts'
import { Mono, Step } from './step.tsx'

interface StepsProps {
  proof: Proof
  checks: readonly Check[]
  outcome: NonNullable<Verification['outcome']>
}

/** The round from its seeds to its payout, step by step, each next to the proof's value. */
export function VerifySteps({ proof, checks, outcome }: StepsProps) {
  const t = useTranslate()
  const find = (name: CheckName) => checks.find((check) => check.name === name)
  const { serverSeed, clientSeed, nonce, moves = [] } = proof
  const prizes = prizesOf(proof)
  const seeds = { serverSeed, clientSeed, nonce }
  const draws = prizes
    ? tracePrize(
        seeds,
        prizes.map(({ weight }) => weight),
      )
    : traceSamples(seeds, samplesOf(proof.gameId, optionsOf(proof) ?? {}))
  const Picture = findOutcomePicture(proof.gameId)
  return (
    <ol className="flex flex-col gap-3">
      <Step at={1} title={t('verify.step1')} text={t('verify.step1Text')} check={find('commitment')}>
        <Mono>{commitmentOf(serverSeed)}</Mono>
      </Step>
      <Step at={2} title={t('verify.step2')} text={t('verify.step2Text')}>
        <Mono>{`${betMessage(clientSeed, nonce)}:0`}</Mono>
      </Step>
      <Step
        at={3}
        title={t('verify.step3')}
        text={t(prizes ? 'verify.step3Prize' : 'verify.step3Text')}
        check={find('hazards')}
      >
        <DrawTable draws={draws} />
      </Step>
      <Step
        at={4}
        title={t('verify.step4')}
        text={t(prizes ? 'verify.step4Prize' : 'verify.step4Text')}
        check={find('moves')}
      >
        <div className="max-w-72">
          <Suspense>{Picture && <Picture options={proof.options} picked={moves} hazards={outcome.hazards} />}</Suspense>
        </div>
      </Step>
      <Step at={5} title={t('verify.step5')} text={useMultiplierText(proof, outcome)} />
      <PayoutStep proof={proof} outcome={outcome} check={find('payout')} />
    </ol>
  )
}

/** The options of a proof, parsed by its game. */
function optionsOf({ gameId, options }: Proof): Options | undefined {
  const parsedOptions = findEngine(gameId)?.parseOptions(options)
  return parsedOptions && !isRefusal(parsedOptions) ? parsedOptions : undefined
}

/** The prizes of an instant game; undefined for a stepped one. */
function prizesOf({ gameId, edge = 300 }: Proof): readonly Prize[] | undefined {
  return findEngine(gameId)?.prizes?.(edge)
}

/** The reason for the payout, from the engine's own odds. */
function useMultiplierText(proof: Proof, { status, step, multiplier, hazards }: StepsProps['outcome']): string {
  const t = useTranslate()
  const locale = useLocale()
  const options = optionsOf(proof)
  const prizes = prizesOf(proof)
  if (prizes) {
    const { weight = 0 } = prizes[hazards[0]?.[0] ?? -1] ?? {}
    const sum = prizes.reduce((total, prize) => total + prize.weight, 0)
    const number = new Intl.NumberFormat(locale)
    return t('verify.step5Prize', {
      weight: number.format(weight),
      sum: number.format(sum),
      multiplier: formatMultiplier(multiplier, locale),
    })
  }
  if (status === 'lost') return t('verify.step5Lost')
  const edge = proof.edge ?? 300
  const stepOdds = options && findEngine(proof.gameId)?.odds({ options, edge })[step - 1]
  if (!stepOdds) return t('verify.step5None')
  return t('verify.step5Text', {
    steps: step,
    chance: formatShare(stepOdds.reach, locale),
    edge: new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(edge / 10_000),
    multiplier: formatMultiplier(multiplier, locale),
  })
}

function PayoutStep({
  proof,
  outcome,
  check,
}: {
  proof: Proof
  outcome: StepsProps['outcome']
  check?: Check | undefined
}) {
  const t = useTranslate()
  const locale = useLocale()
  const { stake } = proof
  if (stake === undefined || outcome.payout === undefined) return null
  const text = t('verify.step6Text', {
    stake: String(stake),
    multiplier: formatMultiplier(outcome.multiplier, locale),
    payout: outcome.payout,
  })
  return <Step at={6} title={t('verify.step6')} text={text} check={check} />
}
