import * as calls from '@fairground/contract/calls/staff-support'
import { LONGEST_SUPPORT_TEXT } from '@fairground/contract/support'
import { Button } from '@fairground/ui/button'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslate } from '../language.tsx'
import { Choice } from '../parts/choice.tsx'
import { TextArea } from '../parts/text-area.tsx'
import type { Decision } from '../parts/use-decision.ts'
import { staffCall } from '../staff-call.ts'
import type { Deed } from './support-panel.tsx'
import { type ConversationView, readyAnswersQuery } from './support-queries.ts'

/** How often a page says that somebody is writing: it counts for twelve seconds each time. */
const TYPING_EVERY_MS = 5_000

/** The answer: a text, or a ready one in the language of the player. A colleague's conversation is taken first. */
export function AnswerField({
  view: { conversation },
  me,
  decision,
}: {
  view: ConversationView
  me: string | undefined
  decision: Decision<Deed>
}) {
  const t = useTranslate()
  const [text, setText] = useState('')
  const [clientId, setClientId] = useState(newId)
  const saidMs = useRef(0)
  const { data: ready = [] } = useQuery(readyAnswersQuery(conversation.language))
  const { agent } = conversation
  if (agent !== undefined && agent !== me) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-s text-muted">{t('staff.hasIt', { person: agent })}</p>
        <Button busy={decision.isPending} onClick={() => decision.send({ kind: 'assign' }, () => {})}>
          {t('staff.take')}
        </Button>
      </div>
    )
  }
  const write = (next: string) => {
    setText(next)
    if (next === '' || Date.now() - saidMs.current < TYPING_EVERY_MS) return
    saidMs.current = Date.now()
    // A mark that does not arrive is not worth a word.
    staffCall(calls.supportTyping, { id: conversation.id }).catch(() => undefined)
  }
  const body = text.trim()
  const answered = () => {
    setText('')
    setClientId(newId())
  }
  return (
    <div className="flex flex-col gap-3">
      <Choice
        label={t('staff.readyAnswers')}
        placeholder={t('staff.chooseAnswer')}
        options={ready.map(({ id, text: words }) => ({ value: id, text: words.slice(0, 60) }))}
        value=""
        onChange={(chosen) => setText(ready.find(({ id }) => id === chosen)?.text ?? text)}
      />
      <TextArea
        label={t('staff.answer')}
        hint={t('staff.answerHint')}
        value={text}
        most={LONGEST_SUPPORT_TEXT}
        onChange={write}
      />
      <Button
        look="primary"
        busy={decision.isPending}
        disabled={body === ''}
        onClick={() => decision.send({ kind: 'answer', body, clientId }, answered)}
      >
        {t('staff.sendAnswer')}
      </Button>
    </div>
  )
}

const newId = () => crypto.randomUUID()
