import { Bulbs } from '@fairground/ui/bulbs'
import { Button } from '@fairground/ui/button'
import { Popup } from '@fairground/ui/popup'
import { Ticket } from '@fairground/ui/ticket'
import DoorOpen from 'lucide-react/icons/door-open'
import KeyRound from 'lucide-react/icons/key-round'
import Scale from 'lucide-react/icons/scale'
import UserRoundCheck from 'lucide-react/icons/user-round-check'
import { useTranslate } from '../../kernel/language/language.ts'
import { closePopup, type RequestOf } from '../../popups/popups.ts'
import { answerPlayer } from '../../popups/questions.ts'

/** A short form of the rules, each with its picture. */
const RULES = [
  { name: 'adult', Icon: UserRoundCheck },
  { name: 'yours', Icon: KeyRound },
  { name: 'fair', Icon: Scale },
  { name: 'limits', Icon: DoorOpen },
] as const

/** New terms, which the player must accept before money moves. Accepting them continues the waiting call. */
export function TermsPopup({ request, layer }: { request: RequestOf<'terms'>; layer: number }) {
  const t = useTranslate()
  return (
    <Popup
      awning
      title={t('terms.title')}
      closeLabel={t('common.close')}
      layer={layer}
      onClose={() => closePopup('terms')}
    >
      <p className="mb-4 text-muted">{t('terms.text')}</p>
      <Ticket
        head={
          <div className="flex items-center gap-4">
            <span className="nums shrink-0 font-display text-s font-semibold">
              {t('terms.version', { version: request.version })}
            </span>
            <Bulbs count={12} className="grow" />
          </div>
        }
      >
        <ul className="flex flex-col gap-3.5">
          {RULES.map(({ name, Icon }) => (
            <li key={name} className="flex gap-3">
              <span className="grid size-9 shrink-0 place-items-center rounded-full bg-ground text-accent-text">
                <Icon size={18} aria-hidden="true" />
              </span>
              <span className="min-w-0">
                <span className="block font-semibold">{t(`terms.${name}`)}</span>
                <span className="block text-s text-muted">{t(`terms.${name}Text`)}</span>
              </span>
            </li>
          ))}
        </ul>
      </Ticket>
      <p className="my-4 text-s text-muted">{t('terms.waiting')}</p>
      <div className="grid grid-cols-2 gap-3">
        <Button size="l" onClick={() => closePopup('terms')}>
          {t('terms.later')}
        </Button>
        <Button look="primary" size="l" onClick={() => answerPlayer('terms', true)}>
          {t('terms.accept')}
        </Button>
      </div>
    </Popup>
  )
}
