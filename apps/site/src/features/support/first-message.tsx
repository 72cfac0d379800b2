import * as chatlive from '@fairground/contract/calls/chatlive'
import type { SupportTopic } from '@fairground/contract/support'
import { Field } from '@fairground/ui/field'
import { useState } from 'react'
import { call } from '../../calls/client.ts'
import { currentLocale } from '../../kernel/language/language.ts'
import { queryClient } from '../../kernel/query-client.ts'
import { useNavigate } from '../../kernel/router/index.ts'
import { useLoggedIn } from '../../kernel/token.ts'
import { MessageField } from './message-field.tsx'
import { useSupportText } from './support-text.ts'
import { useDraft } from './use-draft.ts'
import { keepVisit, which } from './visit.ts'

/** Opens a conversation with its first message, as a complaint where the player wants one. */
export function FirstMessage({ topic, isComplaint }: { topic: SupportTopic; isComplaint: boolean }) {
  const t = useSupportText()
  const go = useNavigate()
  const loggedIn = useLoggedIn()
  const [email, setEmail] = useState('')
  const draft = useDraft(async (words) => {
    const request = { topic, language: currentLocale(), ...words, ...(email.trim() !== '' && { email }) }
    const { conversation, secret } = (await call(chatlive.open, request, { errors: 'screen' })).model
    if (secret !== undefined) keepVisit({ id: conversation.id, secret })
    if (isComplaint) await call(chatlive.complaint, which(conversation.id), { errors: 'screen' })
    void queryClient.invalidateQueries({ queryKey: ['support-offer'] })
    void go(`/chatlive?id=${conversation.id}`)
  })
  return (
    <MessageField draft={draft}>
      {!loggedIn && (
        <Field
          label={t('support.email')}
          hint={t('support.emailHint')}
          type="email"
          autoComplete="email"
          value={email}
          onChange={setEmail}
        />
      )}
    </MessageField>
  )
}
