import type { BetModel } from '@fairground/contract/round'
import { useQuery } from '@tanstack/react-query'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { memo } from 'react'
import { useTranslate } from '../../kernel/language/language.ts'
import { seedsQuery } from '../../player/games/seeds.ts'
import { shortDigest } from './numbers.ts'

/** The commitment of the next or the open bet, visible before the player bets. */
export const Commitment = memo(function Commitment({
  open,
  onFairness,
}: {
  open: BetModel | undefined
  onFairness: () => void
}) {
  const t = useTranslate()
  const { data } = useQuery(seedsQuery)
  const seeds = open?.round ?? data
  if (!seeds) return null
  return (
    <button
      type="button"
      onClick={onFairness}
      className="flex w-full items-start gap-3 rounded-m border border-line bg-block px-3 py-2.5 text-start transition-colors duration-120 hover:border-safe/50"
    >
      <ShieldCheck size={20} className="mt-0.5 shrink-0 text-safe" aria-hidden="true" />
      <span className="min-w-0 grow text-xs">
        <span className="block font-semibold text-safe">{t(open ? 'play.committedOpen' : 'play.committed')}</span>
        <span className="block truncate font-mono text-muted" title={seeds.serverSeedHash}>
          {shortDigest(seeds.serverSeedHash)}
        </span>
        <span className="block truncate text-muted">
          {t('play.committedWith', { seed: seeds.clientSeed, nonce: seeds.nonce })}
        </span>
      </span>
    </button>
  )
})
