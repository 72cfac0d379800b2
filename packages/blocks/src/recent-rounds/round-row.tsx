import { type Outcome, outcomeOf } from '@fairground/contract/outcome'
import type { BetRecord } from '@fairground/contract/round'
import type { PhraseKey } from '@fairground/phrases'
import { Badge, type Tone } from '@fairground/ui/badge'
import { BlockLink } from '../block-link.tsx'
import { useGameName } from '../game-names.ts'
import { useHost } from '../host.ts'

const words: Readonly<Record<Outcome, { tone: Tone; word: PhraseKey }>> = {
  open: { tone: 'info', word: 'lobby.running' },
  gained: { tone: 'win', word: 'lobby.won' },
  even: { tone: 'quiet', word: 'share.even' },
  lost: { tone: 'quiet', word: 'lobby.lost' },
  cancelled: { tone: 'quiet', word: 'lobby.cancelled' },
}

/** One round: its game, its time, its result. Leads to its ticket and its proof. */
export function RoundRow({ bet }: { bet: BetRecord }) {
  const host = useHost()
  const t = host.useTranslate()
  const locale = host.useLocale()
  const money = host.useMoney()
  const nameOf = useGameName()
  const outcome = outcomeOf(bet)
  const { tone, word } = bet.result === 'DRAW' ? ({ tone: 'quiet', word: 'lobby.drawn' } as const) : words[outcome]
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(bet.createdAt)
  return (
    <li className="border-b-2 border-dotted border-line last:border-0">
      <BlockLink
        to={`/round/${bet.id}`}
        className="flex min-h-16 items-center gap-3 px-4 py-2.5 transition-colors duration-120 hover:bg-button"
      >
        <span className="min-w-0 grow">
          <span className="block font-semibold">{nameOf(bet.gameId)}</span>
          <span className="block truncate text-xs text-muted">{when}</span>
        </span>
        <span className="flex flex-col items-end gap-0.5">
          <span className={`nums font-bold ${outcome === 'gained' ? 'text-win' : 'text-muted'}`}>
            {outcome === 'gained' || outcome === 'even' ? `+${money.full(bet.winAmount)}` : money.full(bet.betAmount)}
          </span>
          <Badge tone={tone}>{t(word)}</Badge>
        </span>
      </BlockLink>
    </li>
  )
}
