import { CallError, type RoundPage } from '@fairground/contract'
import { type Proof, type SharedRoundProof, type Verification, verifyRound } from '@fairground/games/verifier'
import { Button, buttonClass } from '@fairground/ui'
import Download from 'lucide-react/icons/download'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import ShieldCheck from 'lucide-react/icons/shield-check'
import ShieldX from 'lucide-react/icons/shield-x'
import { useState } from 'react'
import { sentenceOf } from '../../calls/reactions.ts'
import { verifyLink } from '../../proof/proof-link.ts'
import { Link } from '../../router/index.ts'
import { useTranslate } from '../../session/language.ts'
import { rotateSeeds } from '../../session/rotate.ts'
import { downloadJson } from './download-json.ts'
import { roundProofOf } from './round-proof.ts'

/** What proves the round: verify, or why that has to wait; the proof to take along. */
export function ProofPanel({ round, decimalLength }: { round: RoundPage; decimalLength: number }) {
  const proof = roundProofOf(round, decimalLength)
  if (proof) return <Verify round={round} proof={proof} />
  return round.termId === undefined ? <Sealed /> : <Flying round={round} />
}

/** A round that everybody shares is proved by a seed of its own: it is told when the flight is over. */
function Flying({ round }: { round: RoundPage }) {
  const t = useTranslate()
  return (
    <p className="rounded-m border border-line bg-ground/50 p-4 text-s text-muted">
      {t(round.result === 'CANCELLED' ? 'flight.voided' : 'flight.proofSealed')}
    </p>
  )
}

function Verify({ round, proof }: { round: RoundPage; proof: Proof | SharedRoundProof }) {
  const t = useTranslate()
  const [found, setFound] = useState<Verification>()
  return (
    <div className="flex flex-col gap-3">
      <Button look="primary" size="l" onClick={() => setFound(verifyRound(proof))}>
        <ShieldCheck size={20} aria-hidden="true" />
        {t('round.verify')}
      </Button>
      <div role="status" className="empty:hidden">
        {found && <Verdict ok={found.ok} />}
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

/** The seed is still in use: says why it stays sealed, and offers to open it. */
function Sealed() {
  const t = useTranslate()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const rotate = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      await rotateSeeds()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setProblem(sentenceOf(error))
    } finally {
      setBusy(false)
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
      <Button busy={busy} onClick={() => void rotate()}>
        {t('round.rotate')}
      </Button>
      <p role="alert" className="text-s text-loss empty:hidden">
        {problem}
      </p>
    </div>
  )
}
