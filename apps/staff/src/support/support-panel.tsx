import * as calls from '@fairground/contract/calls/staff-support'
import { Badge } from '@fairground/ui/badge'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../language.tsx'
import { useMay, useMe } from '../me.ts'
import { Failure, Waiting } from '../parts/failure.tsx'
import { Panel } from '../parts/list-beside-panel.tsx'
import { Outcome } from '../parts/outcome.tsx'
import { useDecision } from '../parts/use-decision.ts'
import { staffCall } from '../staff-call.ts'
import { AnswerField } from './answer-field.tsx'
import { ConversationFacts } from './conversation-facts.tsx'
import { Messages } from './messages.tsx'
import { OtherDeeds } from './other-deeds.tsx'
import { conversationQuery } from './support-queries.ts'

/** What a person of staff wants to do with a conversation. */
export type Deed =
  | { kind: 'answer'; body: string; clientId: string }
  | { kind: 'assign' }
  | { kind: 'note'; text: string }
  | { kind: 'escalate'; text: string }
  | { kind: 'close' }
  | { kind: 'merge'; intoId: string }

/** One conversation: what was written, about whom, and what can be done. */
export function SupportPanel({ id, seq }: { id: string; seq: number | undefined }) {
  const { t } = useLanguage()
  const me = useMe()
  const may = useMay()
  const { data, error, refetch } = useQuery(conversationQuery(id, seq))
  const decision = useDecision(async (deed: Deed) => {
    await send(id, deed)
    return t(`staff.did_${deed.kind}`)
  }, 'support')
  if (!data) return error ? <Failure error={error} onAgain={() => void refetch()} /> : <Waiting />
  const { conversation } = data
  const isOpen = conversation.state !== 'SOLVED' && conversation.state !== 'CLOSED'
  return (
    <Panel
      title={t(`staff.topic_${conversation.topic}`)}
      badges={
        <>
          <Badge tone={isOpen ? 'accent' : 'info'}>{t(`staff.state_${conversation.state}`)}</Badge>
          {conversation.complaint && <Badge tone="loss">{conversation.complaint.number}</Badge>}
          {conversation.isEscalated && <Badge tone="loss">{t('staff.escalated')}</Badge>}
        </>
      }
    >
      <Messages view={data} />
      <Outcome decision={decision} />
      {may('support.change') && (
        <>
          {isOpen && <AnswerField view={data} me={me?.name} decision={decision} />}
          <OtherDeeds view={data} me={me?.name} decision={decision} />
        </>
      )}
      <ConversationFacts view={data} />
    </Panel>
  )
}

function send(id: string, deed: Deed): Promise<unknown> {
  switch (deed.kind) {
    case 'answer':
      return staffCall(calls.supportAnswer, { id, clientId: deed.clientId, body: deed.body })
    case 'assign':
      return staffCall(calls.supportAssign, { id })
    case 'note':
      return staffCall(calls.supportNote, { id, body: deed.text })
    case 'escalate':
      return staffCall(calls.supportEscalate, { id, reason: deed.text })
    case 'close':
      return staffCall(calls.supportClose, { id })
    case 'merge':
      return staffCall(calls.supportMerge, { id, intoId: deed.intoId })
  }
}
