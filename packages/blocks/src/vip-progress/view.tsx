import * as calls from '@fairground/contract/calls/user'
import { Bulbs } from '@fairground/ui/bulbs'
import { buttonClass } from '@fairground/ui/button'
import { CrownArt } from '../art/crown-art.tsx'
import type { ViewProps } from '../block.tsx'
import { BlockLink } from '../block-link.tsx'
import { useHost } from '../host.ts'
import { LoginActions } from '../login-actions.tsx'
import { FailedPerk, PerkCard } from '../perk-card.tsx'
import { shownLevel } from '../shown-level.ts'
import type { vipProgressFields } from './block.tsx'

/** The ladder of levels with the player's own step lit, or nothing while the house has no levels. */
export function View({ data }: ViewProps<typeof vipProgressFields>) {
  const host = useHost()
  const t = host.useTranslate()
  const text = host.useText()
  const loggedIn = host.useLoggedIn()
  const user = host.useUser()
  const { disableVipPlus } = host.useStartup()
  const result = host.useAnswer(calls.vipList, {})
  const title = text(data.title)
  const art = <CrownArt className="h-24" />
  // Where there are no levels there is no card, so nothing stands for it while that is not known.
  if (result.state === 'loading' || result.answer?.list.length === 0) return null
  if (!loggedIn) {
    return (
      <PerkCard title={title} text={t('perks.vipGuest')} art={art}>
        <LoginActions />
      </PerkCard>
    )
  }
  if (result.state === 'failed') return <FailedPerk title={title} art={art} retry={result.retry} />
  const levels = result.answer.list.map(({ level }) => shownLevel(level, disableVipPlus)).sort((a, b) => a - b)
  const ownLevel = user?.vipLevel.level ?? 0
  const nextLevel = levels.find((level) => level > ownLevel)
  return (
    <PerkCard
      title={title}
      text={nextLevel === undefined ? t('perks.vipTop') : t('perks.vipNext', { level: nextLevel })}
      art={art}
    >
      <p className="nums font-display text-xl font-extrabold text-vip">{t('perks.vipLevel', { level: ownLevel })}</p>
      <Bulbs
        count={levels.length}
        lit={levels.filter((level) => level <= ownLevel).length}
        label={t('perks.vipSteps', { done: levels.filter((level) => level <= ownLevel).length, all: levels.length })}
        className="w-full max-w-xs"
      />
      {data.link !== '' && (
        <BlockLink to={data.link} className={buttonClass('plain')}>
          {text(data.linkText)}
        </BlockLink>
      )}
    </PerkCard>
  )
}
