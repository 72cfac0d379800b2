import { CallError } from '@fairground/contract/envelope'
import { type LotteryProof, type MultiplayerRoundProof, type Proof, verifyRound } from '@fairground/games/verifier'
import { Button, buttonClass } from '@fairground/ui/button'
import Download from 'lucide-react/icons/download'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import ShieldCheck from 'lucide-react/icons/shield-check'
import ShieldX from 'lucide-react/icons/shield-x'
import { useState } from 'react'
import { sentenceOf } from '../../calls/reactions.ts'
import { OpenRounds } from '../../fairness/proof/open-rounds.tsx'
import { verifyLink } from '../../fairness/proof/proof-link.ts'
import { useTranslate } from '../../kernel/language/language.ts'
import { Link } from '../../kernel/router/index.ts'
import { rotateSeeds } from '../../player/games/rotate.ts'
import type { ShownRound } from './shown-round.ts'

/** The proof of the round: the verification, or why it has to wait; and the proof as a file. */
export function ProofPanel({ round }: { round: ShownRound }) {
  if (round.proof) return <Verify round={round} proof={round.proof} />
  if (round.flight) return <Flying round={round} />
  return round.own ? <Sealed /> : <SealedForStrangers />
}

/** A multiplayer round has its own seed, which the server reveals after the flight. */
function Flying({ round }: { round: ShownRound }) {
  const t = useTranslate()
  return (
    <p className="rounded-m border border-line bg-ground/50 p-4 text-s text-muted">
      {t(round.outcome === 'cancelled' ? 'flight.voided' : round.isSlip ? 'round.drawSealed' : 'flight.proofSealed')}
    </p>
  )
}

/** For a stranger the verification runs at once; the player presses the button. */
function Verify({ round, proof }: { round: ShownRound; proof: Proof | MultiplayerRoundProof | LotteryProof }) {
  const t = useTranslate()
  const [agrees, setAgrees] = useState(() => (round.own ? undefined : isProved(round, proof)))
  return (
    <div className="flex flex-col gap-3">
      {round.own && (
        <Button look="primary" size="l" onClick={() => setAgrees(isProved(round, proof))}>
          <ShieldCheck size={20} aria-hidden="true" />
          {t('round.verify')}
        </Button>
      )}
      <div role="status" className="empty:hidden">
        {agrees !== undefined && <Verdict ok={agrees} />}
      </div>
      <div className="flex flex-wrap gap-2">
        <Link to={verifyLink(proof)} className={buttonClass('ghost', 's', 'grow border border-line')}>
          {t('round.openVerifier')}
        </Link>
        <Button
          size="s"
          look="ghost"
          className="grow border border-line"
          title={t('round.downloadText')}
          onClick={() => downloadJson(`fairground-${round.gameId}-${round.id}.json`, proof)}
        >
          <Download size={16} aria-hidden="true" />
          {t('round.download')}
        </Button>
      </div>
    </div>
  )
}

function Verdict({ ok }: { ok: boolean }) {
  const t = useTranslate()
  const Icon = ok ? ShieldCheck : ShieldX
  return (
    <p
      className={`flex items-start gap-2 rounded-m border p-3 text-s font-semibold ${
        ok ? 'border-safe/40 bg-safe/8 text-safe' : 'border-loss/40 bg-loss/8 text-loss'
      }`}
    >
      <Icon size={20} aria-hidden="true" className="shrink-0" />
      {t(ok ? 'round.verified' : 'round.wrong')}
    </p>
  )
}

/** The player has not revealed the seeds of this round yet: shows the public part. */
function SealedForStrangers() {
  const t = useTranslate()
  return (
    <p className="flex items-start gap-3 rounded-m border border-line bg-ground/50 p-4 text-s">
      <LockKeyhole size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-info" />
      <span>
        <strong className="block">{t('round.sealedTitle')}</strong>
        <span className="text-muted">{t('round.sealedForOthers')}</span>
      </span>
    </p>
  )
}

/** The seed is still in use: says why it stays sealed, and offers to reveal it. */
function Sealed() {
  const t = useTranslate()
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<CallError>()
  const rotate = async () => {
    setIsBusy(true)
    setRefusal(undefined)
    try {
      await rotateSeeds()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setRefusal(error)
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <div className="flex flex-col gap-3 rounded-m border border-line bg-ground/50 p-4">
      <p className="flex items-start gap-3 text-s">
        <LockKeyhole size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-info" />
        <span>
          <strong className="block">{t('round.sealedTitle')}</strong>
          <span className="text-muted">{t('round.sealedText')}</span>
        </span>
      </p>
      <Button busy={isBusy} onClick={() => void rotate()}>
        {t('round.rotate')}
      </Button>
      <p role="alert" className="text-s text-loss empty:hidden">
        {refusal && sentenceOf(refusal)}
      </p>
      {refusal?.errorName === 'seeds_in_use' && <OpenRounds />}
    </div>
  )
}

/** Saves a value as a JSON file on the player's device. */
function downloadJson(fileName: string, value: unknown): void {
  const url = URL.createObjectURL(new Blob([`${JSON.stringify(value, undefined, 2)}\n`], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // The browser has read the object URL by the next turn of the event loop.
  setTimeout(() => URL.revokeObjectURL(url))
}

/** Whether a decided round matches its proof. A stranger's proof has no payout, so this compares the multiplier. */
export function isProved(
  { own, flight, outcome: shownOutcome, multiplier }: ShownRound,
  proof: Proof | MultiplayerRoundProof | LotteryProof,
): boolean {
  const { ok, outcome } = verifyRound(proof)
  return (
    ok &&
    (own !== undefined || flight !== undefined || shownOutcome === 'cancelled' || outcome?.multiplier === multiplier)
  )
}
