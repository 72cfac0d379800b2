import { LONGEST_SUPPORT_TEXT } from '@fairground/contract/support'
import { Button } from '@fairground/ui/button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from '../language.tsx'
import { Choice } from '../parts/choice.tsx'
import { TextArea } from '../parts/text-area.tsx'
import type { Decision } from '../parts/use-decision.ts'
import type { Deed } from './support-panel.tsx'
import { type ConversationView, readyAnswersQuery } from './support-queries.ts'

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
        onChange={setText}
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
