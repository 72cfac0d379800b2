import type { RoundPage } from '@fairground/contract/round'
import { lazyPart } from '@fairground/ui/lazy-part'
import { Ticket } from '@fairground/ui/ticket'
import { type ReactNode, Suspense } from 'react'
import { multiplayerProofOf } from '../../fairness/proof/multiplayer-proof-of.ts'
import { verifyLink } from '../../fairness/proof/proof-link.ts'
import { SeedLine } from '../../fairness/proof/seed-line.tsx'
import { formatMultiplier } from '../../games/kit/numbers.ts'
import { optionLabel, optionText } from '../../games/kit/option-words.ts'
import { gameName } from '../../kernel/language/game-names.ts'
import { useLocale, useTranslate } from '../../kernel/language/language.ts'
import { PLAY_MONEY, useMoney } from '../../player/money.ts'
import { useUser } from '../../player/user.ts'
import { MoneyLines } from './money-lines.tsx'
import { MultiplayerSeeds } from './multiplayer-seeds.tsx'
import type { ShownRound } from './shown-round.ts'

const SlipLines = lazyPart(() => import('../../games/kit/lottery/slip-lines.tsx'), 'SlipLines')

/** The verifier's address for each line of a slip, once its term is drawn. */
function verifierOf(slip: RoundPage, decimalLength: number) {
  return (line: NonNullable<RoundPage['bets']>[number]): string | undefined => {
    const proof = multiplayerProofOf({ ...slip, bets: [line] }, { decimalLength })
    return proof && verifyLink(proof)
  }
}

/** The round as a ticket: the result at the top; inputs, the player's postings, and seeds on the stub. */
export function RoundTicket({ round, children }: { round: ShownRound; children: ReactNode }) {
  const t = useTranslate()
  const decimalLength = useUser()?.decimalLength ?? PLAY_MONEY.decimalLength
  return (
    <Ticket head={<Head round={round} />}>
      <div className="flex flex-col gap-5">
        <Inputs round={round} />
        {round.own?.bets && (
          <Part title={t('round.slipLines')}>
            <Suspense>
              <SlipLines lines={round.own.bets} linkOf={verifierOf(round.own, decimalLength)} />
            </Suspense>
          </Part>
        )}
        {children}
        {round.own && round.own.lines.length > 0 && (
          <Part title={t('round.lines')}>
            <MoneyLines lines={round.own.lines} />
          </Part>
        )}
        <Part title={t('round.seeds')}>
          {round.flight?.shared && (
            <MultiplayerSeeds kind={round.isSlip ? 'draw' : 'flight'} shared={round.flight.shared} />
          )}
          {round.seal && <Seal seal={round.seal} />}
        </Part>
      </div>
    </Ticket>
  )
}

function Seal({ seal }: { seal: NonNullable<ShownRound['seal']> }) {
  const t = useTranslate()
  const { serverSeedHash, serverSeed, clientSeed, nonce } = seal
  const isOpen = serverSeed !== undefined
  return (
    <div className="flex flex-col gap-3">
      <SeedLine label={t('round.serverSeedHash')} value={serverSeedHash} />
      {isOpen ? (
        <SeedLine label={t('round.serverSeed')} value={serverSeed} />
      ) : (
        <Fact name={t('round.serverSeed')} value={t('round.notRevealed')} />
      )}
      {clientSeed !== undefined && <SeedLine label={t('round.clientSeed')} value={clientSeed} />}
      <Fact name={t('round.nonce')} value={String(nonce)} />
    </div>
  )
}

function Head({ round }: { round: ShownRound }) {
  const t = useTranslate()
  const locale = useLocale()
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'medium' }).format(round.createdAt)
  return (
    <header className="flex flex-col gap-1">
      <p className="text-s font-semibold text-muted">{t('round.title', { game: gameName(round.gameId, t) })}</p>
      <h1 className={`text-xl ${round.outcome === 'gained' ? 'text-win' : ''}`}>
        <Outcome round={round} />
      </h1>
      <p className="text-xs text-muted">{t('round.played', { time: time })}</p>
      <p className="font-mono text-xs break-all text-faint">{t('round.number', { id: round.id })}</p>
    </header>
  )
}

/**
 * The outcome: more than the stake is a win, a payout up to the stake is paid back, no payout is a loss. Only the
 * player sees amounts.
 */
function Outcome({ round: { outcome, own } }: { round: ShownRound }) {
  const t = useTranslate()
  const money = useMoney()
  if (outcome === 'open') return t('round.pending')
  if (outcome === 'cancelled') return t('round.cancelled')
  if (!own) return t(publicWords[outcome])
  if (outcome === 'lost') return t('round.lose', { amount: money.full(own.betAmount) })
  if (outcome === 'even') return t('round.even', { amount: money.full(own.winAmount) })
  return t('round.win', { amount: money.full(own.winAmount - (own.spin ? 0 : own.betAmount)) })
}

const publicWords = { gained: 'share.won', even: 'share.even', lost: 'share.lost' } as const

function Inputs({ round }: { round: ShownRound }) {
  const t = useTranslate()
  const locale = useLocale()
  const money = useMoney()
  const { own } = round
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  return (
    <dl className="grid grid-cols-2 gap-3 tablet:grid-cols-3">
      {own && <Cell name={t('round.stake')} value={money.full(own.betAmount)} />}
      <Cell name={t('round.multiplier')} value={formatMultiplier(round.multiplier, locale)} />
      {own && <Cell name={t('round.payout')} value={money.full(own.winAmount)} />}
      {Object.entries(round.options).map(([name, value]) => (
        <Cell key={name} name={optionLabel(name, t)} value={optionText(value, t)} />
      ))}
      <Cell name={t('round.edge')} value={percent.format(round.edge / 10_000)} />
    </dl>
  )
}

function Cell({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="nums font-semibold">{value}</dd>
    </div>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <dl>
      <Cell name={name} value={value} />
    </dl>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2 border-t-2 border-dotted border-line pt-4">
      <h2 className="text-m">{title}</h2>
      {children}
    </section>
  )
}
