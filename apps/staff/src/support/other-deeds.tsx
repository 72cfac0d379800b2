import { Button } from '@fairground/ui/button'
import { useState } from 'react'
import { useTranslate } from '../language.tsx'
import { NotePopup } from '../parts/note-popup.tsx'
import type { Decision } from '../parts/use-decision.ts'
import { MergePopup } from './merge-popup.tsx'
import type { Deed } from './support-panel.tsx'
import type { ConversationView } from './support-queries.ts'

/** Take, note, escalate, solved, merge. */
export function OtherDeeds({
  view: { conversation, player },
  me,
  decision,
}: {
  view: ConversationView
  me: string | undefined
  decision: Decision<Deed>
}) {
  const t = useTranslate()
  const [asking, setAsking] = useState<'note' | 'escalate' | 'merge'>()
  const close = () => setAsking(undefined)
  const others = player?.others ?? []
  const isOpen = conversation.state !== 'SOLVED' && conversation.state !== 'CLOSED'
  const at = { size: 's', disabled: decision.isPending || me === undefined } as const
  return (
    <div className="flex flex-wrap gap-2">
      {isOpen && conversation.agent === undefined && (
        <Button {...at} onClick={() => decision.send({ kind: 'assign' }, () => {})}>
          {t('staff.take')}
        </Button>
      )}
      <Button {...at} onClick={() => setAsking('note')}>
        {t('staff.addNote')}
      </Button>
      {isOpen && (
        <>
          <Button {...at} onClick={() => setAsking('escalate')}>
            {t('staff.escalate')}
          </Button>
          <Button {...at} onClick={() => decision.send({ kind: 'close' }, () => {})}>
            {t('staff.solve')}
          </Button>
          {!conversation.complaint && others.length > 0 && (
            <Button {...at} onClick={() => setAsking('merge')}>
              {t('staff.merge')}
            </Button>
          )}
        </>
      )}
      {asking === 'merge' && <MergePopup others={others} decision={decision} onClose={close} />}
      {asking && asking !== 'merge' && (
        <NotePopup
          title={t(asking === 'note' ? 'staff.addNote' : 'staff.escalate')}
          field={{
            label: t(asking === 'note' ? 'staff.note' : 'staff.reason'),
            hint: t(asking === 'note' ? 'staff.noteHint' : 'staff.escalateHint'),
            most: 1000,
          }}
          confirmLabel={t(asking === 'note' ? 'staff.addNote' : 'staff.escalate')}
          isBusy={decision.isPending}
          onClose={close}
          onConfirm={(text) => decision.send({ kind: asking, text }, close)}
        />
      )}
    </div>
  )
}
