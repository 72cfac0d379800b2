import type { FlightRound } from '@fairground/blocks'
import ShieldCheck from 'lucide-react/icons/shield-check'
import ShieldX from 'lucide-react/icons/shield-x'
import { verifyLink } from '../fairness/proof/proof-link.ts'
import { recomputeRound } from '../games/kit/flight/recompute-round.ts'
import { useTranslate } from '../kernel/language/language.ts'
import { Link } from '../kernel/router/index.ts'

/**
 * Recomputes a flight here: its point from its seed, and its seal, which was public before it began. Leads to the same check step by
 * step. It stands on light paper.
 */
export function FlightCheck({ gameId, round }: { gameId: string; round: FlightRound }) {
  const t = useTranslate()
  const proof = recomputeRound(round)
  if (!proof) return null
  const { seed, seedHash, salt, number, entropy, edge, point } = round
  const agrees = proof.isPointRight && proof.seedBefore === seedHash
  const Icon = agrees ? ShieldCheck : ShieldX
  return (
    <Link
      to={verifyLink({ gameId, edge, seed, seedHash, salt, number, entropy, point })}
      className={`flex min-h-6 items-center gap-1.5 hover:underline ${agrees ? 'text-[#0b6b3a]' : 'text-[#a3141c]'}`}
    >
      <Icon size={14} aria-hidden="true" className="shrink-0" />
      {t(agrees ? 'flight.checkedHere' : 'flight.checkFailed')}
    </Link>
  )
}
