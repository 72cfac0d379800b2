import * as game from '@fairground/contract/calls/game'
import { buttonClass } from '@fairground/ui/button'
import { EmptyLine } from '@fairground/ui/empty-line'
import { Loading } from '@fairground/ui/skeleton'
import type { ViewProps } from '../block.tsx'
import { BlockLink } from '../block-link.tsx'
import { BlockSection } from '../block-section.tsx'
import { Failed } from '../failed.tsx'
import type { DataOf } from '../fields.ts'
import { useHost } from '../host.ts'
import type { recentRoundsFields } from './block.tsx'
import { RoundRow } from './round-row.tsx'
import { RoundsSketch } from './rounds-sketch.tsx'

type Data = DataOf<typeof recentRoundsFields>

/** The player's last rounds; nothing for a visitor, who has none. */
export function View({ data }: ViewProps<typeof recentRoundsFields>) {
  const host = useHost()
  const t = host.useTranslate()
  const text = host.useText()
  if (!host.useLoggedIn()) return null
  return (
    <BlockSection title={text(data.title)} more={{ text: t('common.all'), link: data.moreLink }}>
      <Rounds data={data} />
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
      <EmptyLine
        title={t('lobby.recentEmptyTitle')}
        text={text(data.emptyText)}
        action={
          !isLimited && (
            <BlockLink to={data.playLink} className={buttonClass('plain', 's')}>
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
