import type { ChatCard } from '@fairground/contract/chat-cards'
import type { ReactNode } from 'react'
import { useLotteryTranslate } from '../../../games/kit/lottery/words.ts'
import { gameName } from '../../../kernel/language/game-names.ts'
import { PageLink } from '../list/page-link.tsx'

/** The frame of a card: its lottery and draw, what stands beside them, and what is told. */
export function CardFrame({ card, aside, children }: { card: ChatCard; aside?: ReactNode; children: ReactNode }) {
  const t = useLotteryTranslate()
  return (
    <div className="my-1 w-full max-w-80 rounded-m border border-line bg-block px-3 py-2 text-s">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="font-semibold">
          {gameName(card.gameId, t)}{' '}
          <span className="nums font-normal text-muted">{t('lottery.drawNo', { no: card.termNo })}</span>
        </span>
        {aside}
      </div>
      {children}
    </div>
  )
}

/** A link of a card. */
export function CardLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <PageLink to={to} className="inline-flex min-h-11 items-center text-s font-semibold text-accent-text underline">
      {children}
    </PageLink>
  )
}
