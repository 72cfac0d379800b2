import { Button } from '@fairground/ui/button'
import { Popup } from '@fairground/ui/popup'
import { useState } from 'react'
import { useTranslate } from '../language.tsx'
import { Choice } from '../parts/choice.tsx'
import type { Decision } from '../parts/use-decision.ts'
import type { Deed } from './support-panel.tsx'
import type { ConversationView } from './support-queries.ts'

type Other = NonNullable<ConversationView['player']>['others'][number]

/** Asks in which of the player's other conversations this one goes on. */
export function MergePopup({
  others,
  decision,
  onClose,
}: {
  others: readonly Other[]
  decision: Decision<Deed>
  onClose(): void
}) {
  const t = useTranslate()
  const [intoId, setIntoId] = useState<string>('')
  return (
    <Popup title={t('staff.merge')} closeLabel={t('common.close')} onClose={onClose} closes="button">
      <div className="flex flex-col gap-4">
        <p className="text-s text-muted">{t('staff.mergeHint')}</p>
        <Choice
          label={t('staff.mergeInto')}
          placeholder={t('staff.chooseConversation')}
          options={others.map(({ id, topic }) => ({
            value: id,
            text: `${t(`staff.topic_${topic}`)} · ${id.slice(-8)}`,
          }))}
          value={intoId}
          onChange={setIntoId}
        />
        <Button
          look="primary"
          size="l"
          busy={decision.isPending}
          disabled={intoId === ''}
          onClick={() => decision.send({ kind: 'merge', intoId }, onClose)}
        >
          {t('staff.merge')}
        </Button>
        <Button look="ghost" onClick={onClose}>
          {t('common.cancel')}
        </Button>
      </div>
    </Popup>
  )
}
