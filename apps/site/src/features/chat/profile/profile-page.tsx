import * as chat from '@fairground/contract/calls/chat'
import type { Profile } from '@fairground/contract/calls/profile'
import { CallError } from '@fairground/contract/envelope'
import { Awning } from '@fairground/ui/awning'
import { Button, buttonClass } from '@fairground/ui/button'
import { EmptyState } from '@fairground/ui/empty-state'
import { Loading, Skeleton } from '@fairground/ui/skeleton'
import { toast } from '@fairground/ui/toast-store'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { call } from '../../../calls/client.ts'
import { PlayerAvatar } from '../../../design/player-avatar.tsx'
import { useTranslate } from '../../../kernel/language/language.ts'
import { useTitle } from '../../../kernel/language/title.ts'
import { Link, useLocation } from '../../../kernel/router/index.ts'
import { useLoggedIn } from '../../../kernel/token.ts'
import { openPopup } from '../../../popups/popups.ts'
import { ChatTextContext, useChatText, useLoadedChatText } from '../chat-text.ts'
import { OwnSettings } from './own-settings.tsx'
import { ProfileFacts, ProfileLine } from './profile-facts.tsx'
import { ownProfileQuery, profileQuery } from './profile-query.ts'

/** `/player/{id}`: what everybody sees of a player, by the id of the author; `/player/me`: one's own, with its settings. */
export function ProfilePage() {
  return (
    <Suspense fallback={<PageSketch />}>
      <SpokenPage />
    </Suspense>
  )
}

function SpokenPage() {
  const t = useLoadedChatText()
  const loggedIn = useLoggedIn()
  const id = useLocation().pathname.split('/')[2] ?? ''
  const own = useQuery({ ...ownProfileQuery, enabled: loggedIn })
  const isOwn = id === 'me' || id === own.data?.player.id
  const shownProfile = useQuery({
    ...profileQuery(isOwn ? (own.data?.player.id ?? '') : id),
    enabled: !isOwn || !!own.data,
  })
  useTitle(t(isOwn ? 'chat.profileOwn' : 'chat.profilePage'))
  return (
    <ChatTextContext value={t}>
      <div className="mx-auto flex w-full max-w-3xl flex-col gap-5 pb-6">
        {isOwn && !loggedIn ? (
          <Guest />
        ) : shownProfile.data ? (
          <>
            <Head profile={shownProfile.data} isOwn={isOwn} />
            {isOwn
              ? own.data && <OwnSettings own={own.data} />
              : loggedIn && <OthersDeeds profile={shownProfile.data} />}
          </>
        ) : shownProfile.error || own.error ? (
          <NoProfile
            error={shownProfile.error ?? own.error}
            onAgain={() => void (own.error ? own.refetch() : shownProfile.refetch())}
          />
        ) : (
          <PageSketch />
        )}
      </div>
    </ChatTextContext>
  )
}

function Head({ profile, isOwn }: { profile: Profile; isOwn: boolean }) {
  const t = useChatText()
  const { player, played } = profile
  return (
    <section className="relative isolate overflow-hidden rounded-l border border-line bg-block px-5 pt-11 pb-5 shadow-block">
      <Awning />
      <div className="flex flex-wrap items-center gap-4">
        <PlayerAvatar {...player} seed={player.id} className="size-20 text-xl" />
        <div className="min-w-0 flex-1">
          <h1 className="text-l wrap-anywhere">{player.name}</h1>
          {isOwn && !played && player.role === 'member' ? (
            <p className="text-s text-muted">{t('chat.hiddenNow')}</p>
          ) : (
            <ProfileLine profile={profile} />
          )}
        </div>
      </div>
      <ProfileFacts played={played} className="mt-4" />
      {isOwn && <p className="mt-4 text-s text-muted">{t('chat.profileLead')}</p>}
    </section>
  )
}

function OthersDeeds({ profile: { player } }: { profile: Profile }) {
  const t = useChatText()
  async function mute(): Promise<void> {
    try {
      await call(chat.ignore, { userId: player.id })
      toast(t('chat.ignoredToast', { name: player.name }))
    } catch {
      // The site has said why.
    }
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => void mute()}>{t('chat.muteAuthor')}</Button>
      <Link to="/chatlive?topic=other" className={buttonClass()}>
        {t('chat.reportPlayer')}
      </Link>
    </div>
  )
}

function Guest() {
  const t = useChatText()
  const say = useTranslate()
  const logIn = (
    <Button look="primary" onClick={() => openPopup({ name: 'login', goTo: '/player/me' })}>
      {say('shell.logIn')}
    </Button>
  )
  return <EmptyState as="h1" title={t('chat.profileOwn')} text={t('chat.profileGuest')} action={logIn} />
}

function NoProfile({ error, onAgain }: { error: unknown; onAgain(): void }) {
  const t = useChatText()
  const isUnknown = error instanceof CallError && ['player_unknown', 'invalid_request'].includes(error.errorName)
  const parts: { title: string; text: string; action: ReactNode } = isUnknown
    ? {
        title: t('chat.profileUnknown'),
        text: t('chat.profileUnknownText'),
        action: (
          <Link to="/" className={buttonClass('primary')}>
            {t('chat.profileLobby')}
          </Link>
        ),
      }
    : {
        title: t('chat.profilePage'),
        text: t('chat.profileFailed'),
        action: <Button onClick={onAgain}>{t('chat.again')}</Button>,
      }
  return <EmptyState as="h1" {...parts} />
}

function PageSketch() {
  const t = useTranslate()
  return (
    <Loading label={t('common.loading')}>
      <Skeleton className="mx-auto h-56 w-full max-w-3xl rounded-l" />
    </Loading>
  )
}
