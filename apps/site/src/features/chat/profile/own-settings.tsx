import { OWN_AVATARS, type OwnAvatar, ownAvatarUrl } from '@fairground/contract/avatar'
import * as chat from '@fairground/contract/calls/chat'
import type { OwnProfile } from '@fairground/contract/calls/profile'
import { CallError } from '@fairground/contract/envelope'
import type { ChatPhraseKey } from '@fairground/phrases/chat'
import { buttonClass } from '@fairground/ui/button'
import { toast } from '@fairground/ui/toast-store'
import ImageUp from 'lucide-react/icons/image-up'
import { useId, useState } from 'react'
import { call } from '../../../calls/client.ts'
import { sentenceOf } from '../../../calls/reactions.ts'
import { uploadAvatar } from '../../../calls/upload.ts'
import { PlayerAvatar } from '../../../design/player-avatar.tsx'
import { shrinkPicture } from '../../../kernel/browser/shrink-picture.ts'
import { useChatText } from '../chat-text.ts'
import { OwnName } from './own-name.tsx'
import { reloadProfile, saveProfile } from './profile-query.ts'

const names: Readonly<Record<OwnAvatar, ChatPhraseKey>> = {
  balloon: 'chat.picBalloon',
  carousel: 'chat.picCarousel',
  lantern: 'chat.picLantern',
  mask: 'chat.picMask',
  moon: 'chat.picMoon',
  popcorn: 'chat.picPopcorn',
  rocket: 'chat.picRocket',
  star: 'chat.picStar',
  tent: 'chat.picTent',
  ticket: 'chat.picTicket',
  trumpet: 'chat.picTrumpet',
  wheel: 'chat.picWheel',
}
const sectionClass = 'rounded-l border border-line bg-block p-5 shadow-block'

/** What a player sets of the own profile: the picture, the name, and whether others see it. */
export function OwnSettings({ own }: { own: OwnProfile }) {
  const { player } = own
  async function rename(name: string): Promise<void> {
    await call(chat.setName, { name }, { errors: 'form' })
    await reloadProfile()
  }
  return (
    <>
      <Pictures own={own} />
      <section className={sectionClass}>
        <OwnName key={player.name} name={player.name} rename={rename} />
      </section>
      <HideSwitch isHidden={own.hidden} />
    </>
  )
}

function Pictures({ own: { player } }: { own: OwnProfile }) {
  const t = useChatText()
  const group = useId()
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const choices = [
    { value: '' as const, name: t('chat.pictureNone'), avatar: '' },
    ...OWN_AVATARS.map((value) => ({ value, name: t(names[value]), avatar: ownAvatarUrl(value) })),
  ]
  const isSent = !choices.some(({ avatar }) => avatar === player.avatar)

  async function doing(deed: () => Promise<unknown>): Promise<void> {
    setIsBusy(true)
    setError(undefined)
    try {
      await deed()
    } catch (refusal) {
      setError(sentenceOf(refusal instanceof CallError ? refusal : new CallError('network_error')))
    }
    setIsBusy(false)
  }
  async function send(file: File): Promise<void> {
    await uploadAvatar(await shrinkPicture(file))
    await reloadProfile()
    toast(t('chat.pictureChosen'))
  }

  return (
    <section className={sectionClass} aria-busy={isBusy || undefined}>
      <fieldset>
        <legend className="mb-3 font-display text-m font-semibold">{t('chat.picture')}</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(4rem,1fr))] gap-2">
          {isSent && (
            <Choice group={group} name={t('chat.pictureOwn')} isOn onChoose={() => undefined}>
              <PlayerAvatar {...player} seed={player.id} className="size-14 text-l" />
            </Choice>
          )}
          {choices.map(({ value, name, avatar }) => (
            <Choice
              key={value}
              group={group}
              name={name}
              isOn={avatar === player.avatar}
              onChoose={() => void doing(() => saveProfile({ avatar: value }))}
            >
              <PlayerAvatar seed={player.id} name={player.name} avatar={avatar} className="size-14 text-l" />
            </Choice>
          ))}
        </div>
      </fieldset>
      <label
        className={buttonClass(
          'plain',
          'm',
          'mt-4 cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        )}
      >
        <ImageUp size={18} aria-hidden="true" />
        {t('chat.pictureSend')}
        <input
          type="file"
          accept="image/jpeg,image/png,image/webp"
          aria-describedby={`${group}-hint`}
          className="sr-only"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file) void doing(() => send(file))
            // The same file again is a new choice.
            currentTarget.value = ''
          }}
        />
      </label>
      <p id={`${group}-hint`} className="mt-2 text-xs text-muted">
        {t('chat.pictureHint')}
      </p>
      {error && (
        <p role="alert" className="mt-2 text-s font-medium text-loss">
          {error}
        </p>
      )}
    </section>
  )
}

function Choice({
  group,
  name,
  isOn,
  onChoose,
  children,
}: {
  group: string
  name: string
  isOn: boolean
  onChoose(): void
  children: React.ReactNode
}) {
  return (
    <label className="relative grid cursor-pointer place-items-center rounded-m border-2 border-transparent p-1 has-checked:border-accent has-checked:bg-accent/15 has-focus-visible:outline-3 has-focus-visible:outline-focus">
      <input type="radio" name={group} aria-label={name} checked={isOn} onChange={onChoose} className="sr-only" />
      {children}
    </label>
  )
}

function HideSwitch({ isHidden }: { isHidden: boolean }) {
  const t = useChatText()
  const [isBusy, setIsBusy] = useState(false)
  async function turn(): Promise<void> {
    setIsBusy(true)
    // The site says why it was refused.
    await saveProfile({ hidden: !isHidden }).catch(() => undefined)
    setIsBusy(false)
  }
  return (
    <section className={sectionClass}>
      <label className="flex min-h-11 cursor-pointer items-center gap-4">
        <span className="min-w-0 grow">
          <span className="block font-semibold">{t('chat.hideProfile')}</span>
          <span className="block text-s text-muted">{t('chat.hideProfileText')}</span>
        </span>
        <input
          type="checkbox"
          checked={isHidden}
          disabled={isBusy}
          onChange={() => void turn()}
          className="size-6 shrink-0 accent-accent"
        />
      </label>
    </section>
  )
}
