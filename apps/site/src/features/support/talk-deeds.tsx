import * as chatlive from '@fairground/contract/calls/chatlive'
import type { Conversation } from '@fairground/contract/support'
import { Button } from '@fairground/ui/button'
import { Chip } from '@fairground/ui/chip'
import { toast } from '@fairground/ui/toast-store'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../calls/client.ts'
import { useLocale } from '../../kernel/language/language.ts'
import { useLoggedIn } from '../../kernel/token.ts'
import { type Offer, refreshTalk } from './support-queries.ts'
import { useSupportText } from './support-text.ts'
import { ComplaintTerms } from './topic-page.tsx'
import { which } from './visit.ts'

const RATINGS = [1, 2, 3, 4, 5] as const

/** What a player can do with a conversation beside writing: say that it is solved, rate it, make it a complaint. */
export function TalkDeeds({ conversation, offer }: { conversation: Conversation; offer: Offer }) {
  const { state, complaint } = conversation
  const loggedIn = useLoggedIn()
  const isOver = state === 'SOLVED' || state === 'CLOSED'
  return (
    <>
      {complaint && <ComplaintFacts complaint={complaint} />}
      {isOver && <Rating conversation={conversation} />}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {!isOver && state !== 'OPEN' && <CloseButton id={conversation.id} />}
        {loggedIn && <CopyButton id={conversation.id} />}
        {!complaint && <ComplaintButton id={conversation.id} offer={offer} />}
      </div>
    </>
  )
}

function CloseButton({ id }: { id: string }) {
  const t = useSupportText()
  const { mutate, isPending } = useDeed(id, () => call(chatlive.close, which(id)))
  return (
    <Button size="s" busy={isPending} onClick={() => mutate()}>
      {t('support.close')}
    </Button>
  )
}

/** Sends the conversation to the player's proved e-mail address. */
function CopyButton({ id }: { id: string }) {
  const t = useSupportText()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(chatlive.transcript, which(id)),
    onSuccess: () => toast(t('support.copySent')),
  })
  return (
    <Button size="s" busy={isPending} onClick={() => mutate()}>
      {t('support.copy')}
    </Button>
  )
}

function ComplaintButton({ id, offer }: { id: string; offer: Offer }) {
  const t = useSupportText()
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending } = useDeed(id, () => call(chatlive.complaint, which(id)))
  if (!isAsking) {
    return (
      <Button size="s" onClick={() => setAsking(true)}>
        {t('support.makeComplaint')}
      </Button>
    )
  }
  return (
    <fieldset aria-label={t('support.makeComplaint')} className="flex w-full flex-col gap-2">
      <ComplaintTerms offer={offer} />
      <div className="flex flex-wrap gap-2">
        <Button size="s" look="primary" busy={isPending} onClick={() => mutate()}>
          {t('support.confirmComplaint')}
        </Button>
        <Button size="s" onClick={() => setAsking(false)}>
          {t('support.stay')}
        </Button>
      </div>
    </fieldset>
  )
}

function ComplaintFacts({ complaint: { dueAt, regulator } }: { complaint: NonNullable<Conversation['complaint']> }) {
  const t = useSupportText()
  const date = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'long' }).format(dueAt)
  return (
    <p className="text-s">
      {t('support.complaintDue', { date })}
      {regulator && ` ${t('support.regulator', regulator)}`}
    </p>
  )
}

function Rating({ conversation: { id, rating } }: { conversation: Conversation }) {
  const t = useSupportText()
  const { mutate, isPending } = useDeed(id, (chosen: number) => call(chatlive.rate, { ...which(id), rating: chosen }))
  const words = RATINGS.find((one) => one === rating)
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 text-s font-semibold">{t('support.rate')}</legend>
      <div className="flex flex-wrap gap-2">
        {RATINGS.map((one) => (
          <Chip key={one} on={one === rating} disabled={isPending} onClick={() => mutate(one)}>
            {t(`support.rate_${one}`)}
          </Chip>
        ))}
      </div>
      <p role="status" className="text-s text-muted empty:hidden">
        {words !== undefined && t('support.rated', { words: t(`support.rate_${words}`) })}
      </p>
    </fieldset>
  )
}

/** A change of the conversation, which is read again after it, refused or not. */
function useDeed<Wish = void>(id: string, work: (wish: Wish) => Promise<unknown>) {
  return useMutation({ mutationFn: work, onSettled: () => refreshTalk(id) })
}
