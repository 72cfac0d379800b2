import * as promotion from '@fairground/contract/calls/promotion'
import { buttonClass } from '@fairground/ui/button'
import { Skeleton } from '@fairground/ui/skeleton'
import { EnvelopesArt } from '../art/envelopes-art.tsx'
import type { ViewProps } from '../block.tsx'
import { BlockLink } from '../block-link.tsx'
import { Clock } from '../clock.tsx'
import { useHost } from '../host.ts'
import { FailedPerk, PerkCard } from '../perk-card.tsx'
import type { redPacketCardFields } from './block.tsx'

/** The current event with its time left, or a sentence when there is none or it is over. */
export function View({ data }: ViewProps<typeof redPacketCardFields>) {
  const host = useHost()
  const t = host.useTranslate()
  const text = host.useText()
  const result = host.useAnswer(promotion.siteRedpack, {})
  const leftMs = host.useTimeLeft(result.answer?.model.siteConf.endTime ?? 0)
  const hasEnded =
    result.state === 'ready' ? leftMs <= 0 : result.state === 'failed' && result.refusal === 'event_ended'
  const title = text(data.title)
  const art = <EnvelopesArt className="h-24" />
  // A card that goes without an event does not come before one is known.
  if ((hasEnded || result.state === 'loading') && data.whenOver === 'hide') return null
  if (hasEnded) return <PerkCard title={title} text={t('perks.packetEnded')} art={art} />
  if (result.state === 'failed') return <FailedPerk title={title} art={art} retry={result.retry} />
  if (result.state === 'loading') return <Skeleton className="h-80 w-full rounded-l" />
  return (
    <PerkCard title={title} text={text(data.text)} art={art}>
      <Clock leftMs={leftMs} size="s" />
      <BlockLink to="#moneyRain" className={buttonClass('primary')}>
        {t('perks.packetAction')}
      </BlockLink>
    </PerkCard>
  )
}
