import * as calls from '@fairground/contract/calls/switches'
import type { Switch } from '@fairground/contract/switches'
import { Badge } from '@fairground/ui/badge'
import { Button } from '@fairground/ui/button'
import { useState } from 'react'
import { useLanguage } from '../language.tsx'
import { useMay } from '../me.ts'
import { Outcome } from '../parts/outcome.tsx'
import { useDecision } from '../parts/use-decision.ts'
import { staffCall } from '../staff-call.ts'
import { nameOfSwitch } from './switch-name.ts'
import { TurnPopup } from './turn-popup.tsx'

/** A switch with its state, who turned it last, and the button that turns it. */
export function SwitchRow({ row }: { row: Switch }) {
  const { t, formats } = useLanguage()
  const may = useMay()
  const [isAsking, setAsking] = useState(false)
  const { kind, id, off, turn } = row
  const name = nameOfSwitch(row, t)
  const decision = useDecision(async (reason: string) => {
    await staffCall(calls.setSwitch, { kind, id, off: !off, reason })
    return t(off ? 'staff.turnedOn' : 'staff.turnedOff', { name })
  }, 'switches')
  return (
    <article aria-label={name} className="flex flex-col gap-3 rounded-l border border-line bg-block p-4 shadow-block">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex min-w-0 flex-col gap-1">
          <span className="flex flex-wrap items-center gap-2">
            <span className="text-m font-semibold break-words">{name}</span>
            <Badge tone={off ? 'loss' : 'win'}>{t(off ? 'staff.isOff' : 'staff.isOn')}</Badge>
          </span>
          {(kind === 'payment_method' || kind === 'player') && (
            <code className="font-mono text-xs break-all text-muted">{id}</code>
          )}
        </div>
        {may('switches.change') && (
          <Button
            look={off ? 'plain' : 'danger'}
            onClick={() => setAsking(true)}
            aria-label={t(off ? 'staff.turnOnNamed' : 'staff.turnOffNamed', { name })}
          >
            {t(off ? 'staff.turnOn' : 'staff.turnOff')}
          </Button>
        )}
      </div>
      {turn && (
        <div className="flex flex-col gap-1 text-xs text-muted">
          <span>
            {t(off ? 'staff.offBy' : 'staff.onBy', { person: turn.person })} ·{' '}
            <time dateTime={new Date(turn.at).toISOString()} className="nums">
              {formats.moment(turn.at)}
            </time>
          </span>
          <span className="rounded-s bg-ground px-3 py-2 text-s break-words text-text">{turn.reason}</span>
        </div>
      )}
      <Outcome decision={decision} />
      {isAsking && (
        <TurnPopup
          row={row}
          name={name}
          isBusy={decision.isPending}
          onClose={() => setAsking(false)}
          onConfirm={(reason) => decision.send(reason, () => setAsking(false))}
        />
      )}
    </article>
  )
}
