import * as game from '@fairground/contract/calls/game'
import { buttonClass } from '@fairground/ui/button'
import { EmptyState } from '@fairground/ui/empty-state'
import { Loading } from '@fairground/ui/skeleton'
import type { ReactNode } from 'react'
import type { ViewProps } from '../block.tsx'
import { BlockLink } from '../block-link.tsx'
import { BlockSection } from '../block-section.tsx'
import { Failed } from '../failed.tsx'
import type { DataOf } from '../fields.ts'
import { useHost } from '../host.ts'
import { keptDrawing } from '../kept-drawing.tsx'
import type { recentRoundsFields } from './block.tsx'
import { RoundRow } from './round-row.tsx'
import { RoundsSketch } from './rounds-sketch.tsx'

const load = async () => (await import('./blank-tickets.tsx')).BlankTickets

/** Three blank tickets in a fan, 180 by 100. */
const Tickets = keptDrawing('tickets', load, import.meta.env.SSR ? await load() : undefined)

type Data = DataOf<typeof recentRoundsFields>

/** The player's last rounds; a guest sees what will be here. */
export function View({ data }: ViewProps<typeof recentRoundsFields>) {
  const host = useHost()
  const t = host.useTranslate()
  const text = host.useText()
  const loggedIn = host.useLoggedIn()
  const moreLink = loggedIn ? { text: t('common.all'), link: data.moreLink } : undefined
  return (
    <BlockSection title={text(data.title)} more={moreLink}>
      {loggedIn ? (
        <Rounds data={data} />
      ) : (
        <div data-guest="">
          <EmptyRounds
            text={text(data.guestText)}
            action={
              <BlockLink to="#login" className={buttonClass()}>
                {t('shell.logIn')}
              </BlockLink>
            }
          />
        </div>
      )}
    </BlockSection>
  )
}

function Rounds({ data }: { data: Data }) {
  const host = useHost()
  const t = host.useTranslate()
  const text = host.useText()
  const isLimited = host.useUser()?.limited
  const result = host.useAnswer(game.betRecord, { pageSize: data.rows })
  if (result.state === 'failed') return <Failed retry={result.retry} />
  if (result.state === 'loading') {
    return (
      <Loading label={t('common.loading')}>
        <RoundsSketch rows={data.rows} />
      </Loading>
    )
  }
  const bets = result.answer.page.content
  if (bets.length === 0) {
    return (
      <EmptyRounds
        text={text(data.emptyText)}
        action={
          !isLimited && (
            <BlockLink to={data.playLink} className={buttonClass()}>
              {text(data.playText)}
            </BlockLink>
          )
        }
      />
    )
  }
  return (
    <ul className="overflow-hidden rounded-m border border-line bg-block shadow-block">
      {bets.map((bet) => (
        <RoundRow key={bet.id} bet={bet} />
      ))}
    </ul>
  )
}

function EmptyRounds({ text, action }: { text: string; action: ReactNode }) {
  const t = useHost().useTranslate()
  return (
    <EmptyState
      className="rounded-m border border-line bg-block shadow-block"
      picture={
        <svg viewBox="0 0 180 100" className="w-40" aria-hidden="true">
          <Tickets />
        </svg>
      }
      title={t('lobby.recentEmptyTitle')}
      text={text}
      action={action}
    />
  )
}
