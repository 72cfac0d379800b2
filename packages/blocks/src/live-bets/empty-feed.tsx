import * as multiplayer from '@fairground/contract/calls/multiplayer-games'
import { buttonClass } from '@fairground/ui/button'
import { EmptyLine } from '@fairground/ui/empty-line'
import { BlockLink } from '../block-link.tsx'
import { useHost } from '../host.ts'

const ASK_EVERY_MS = 4_000

/** An empty feed: a sentence, and the next flight of crash. */
export function EmptyFeed({ isAboutWins }: { isAboutWins: boolean }) {
  const host = useHost()
  const t = host.useTranslate()
  const isOpen = host.useStartup().games.some(({ id, enabled }) => id === 'crash' && enabled)
  const { answer } = host.useAnswer(multiplayer.term, { gameId: 'crash' }, { when: isOpen, everyMs: ASK_EVERY_MS })
  const term = answer?.model
  const leftMs = host.useTimeLeft(term?.status === 'NEW' ? term.closesAt : 0)
  const flight =
    !isOpen || !term
      ? t('winners.beFirst')
      : leftMs > 0
        ? t('winners.flightIn', { seconds: Math.ceil(leftMs / 1000) })
        : t('winners.flightSoon')
  return (
    <EmptyLine
      title={t(isAboutWins ? 'winners.emptyTitle' : 'winners.nobodyTitle')}
      text={flight}
      action={
        <BlockLink to={isOpen ? '/game/crash' : '/games'} className={buttonClass('plain', 's')}>
          {t(isOpen ? 'winners.fly' : 'games.all')}
        </BlockLink>
      }
    />
  )
}
