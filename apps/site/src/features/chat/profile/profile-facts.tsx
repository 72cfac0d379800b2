import type { Profile } from '@fairground/contract/calls/profile'
import { numberFormat } from '@fairground/money'
import { cx } from '@fairground/ui/cx'
import { formatMultiplier } from '../../../games/kit/numbers.ts'
import { gameName } from '../../../kernel/language/game-names.ts'
import { useLocale, useTranslate } from '../../../kernel/language/language.ts'
import { useChatText } from '../chat-text.ts'
import { RoleBadge } from '../list/author-mark.tsx'

/** Below a player's name: the level, and since when the player is here; of a private profile, that it is one. */
export function ProfileLine({ profile: { player, played } }: { profile: Profile }) {
  const t = useChatText()
  const locale = useLocale()
  const month = (since: string) =>
    new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${since}-15`))
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-xs text-muted">
      {player.level > 0 && <span className="font-semibold text-vip">{t('chat.vip', { level: player.level })}</span>}
      <RoleBadge role={player.role} />
      {played ? t('chat.since', { month: month(played.since) }) : player.role === 'member' && t('chat.profilePrivate')}
    </p>
  )
}

/** Rounds, best multiplier and the game played most; nothing for a private profile. */
export function ProfileFacts({ played, className }: { played: Profile['played']; className?: string }) {
  const t = useChatText()
  const say = useTranslate()
  const locale = useLocale()
  if (!played) return null
  const { rounds, best, likes } = played
  const facts = [
    { name: t('chat.rounds'), value: numberFormat(locale, {}).format(rounds), tone: '' },
    {
      name: t('chat.best'),
      value: best === undefined ? '–' : formatMultiplier(best, locale),
      tone: 'text-accent-text',
    },
    { name: t('chat.likes'), value: likes === undefined ? '–' : gameName(likes, say), tone: '' },
  ]
  return (
    <dl className={cx('grid grid-cols-3 gap-x-3', className)}>
      {facts.map(({ name, value, tone }) => (
        <div key={name} className="min-w-0">
          <dt className="text-xs text-muted">{name}</dt>
          <dd className={cx('nums font-semibold wrap-anywhere', tone)}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
