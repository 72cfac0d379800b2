import type { MultiplayerTerm } from '@fairground/contract/multiplayer-round'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { useTranslate } from '../../../kernel/language/language.ts'
import { shortDigest } from '../numbers.ts'

/** The commitment of the current round: the seed of the round before, which is the hash of this round's seed. */
export function RoundSeal({ term }: { term: MultiplayerTerm }) {
  const t = useTranslate()
  return (
    <div className="flex items-start gap-3 rounded-m border border-line bg-block px-3 py-2.5">
      <ShieldCheck size={20} className="mt-0.5 shrink-0 text-safe" aria-hidden="true" />
      <p className="min-w-0 grow text-xs">
        <span className="block font-semibold text-safe">{t('flight.sealed', { number: term.number })}</span>
        <span className="block truncate font-mono text-muted" title={term.seedHash}>
          {shortDigest(term.seedHash)}
        </span>
        <span className="block text-muted">{t('flight.sealedWith')}</span>
      </p>
    </div>
  )
}
