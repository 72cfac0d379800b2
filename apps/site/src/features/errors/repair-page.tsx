import { Button } from '@fairground/ui/button'
import { useTranslate } from '../../kernel/language/language.ts'
import { useTitle } from '../../kernel/language/title.ts'

/** The maintenance screen, in place of the whole site (RT-02). It checks regularly whether the site is open again. */
export function RepairPage({ again }: { again: () => void }) {
  const t = useTranslate()
  useTitle(t('shell.repairTitle'))
  return (
    <main className="mx-auto flex min-h-dvh max-w-lg flex-col items-center justify-center gap-4 px-6 text-center">
      <ClosedStall />
      <h1 className="text-xl">{t('shell.repairTitle')}</h1>
      <p className="text-muted">{t('shell.repairText')}</p>
      <p className="text-s text-faint">{t('gates.repairWatch')}</p>
      <Button look="primary" onClick={again}>
        {t('common.again')}
      </Button>
    </main>
  )
}

/** A stall with its shutter down and a lamp above it. */
function ClosedStall() {
  const scallops =
    'M30 74h180v10a15 15 0 0 1-30 0 15 15 0 0 1-30 0 15 15 0 0 1-30 0 15 15 0 0 1-30 0 15 15 0 0 1-30 0 15 15 0 0 1-30 0z'
  return (
    <svg viewBox="0 -8 240 198" className="w-60" aria-hidden="true">
      <circle cx="120" cy="22" r="26" fill="var(--design-bulb-color)" fillOpacity=".16" />
      <circle cx="120" cy="22" r="9" fill="var(--design-bulb-color)" />
      <rect
        x="42"
        y="84"
        width="156"
        height="94"
        rx="10"
        fill="var(--design-block-bg)"
        stroke="var(--design-border)"
        strokeWidth="2"
      />
      <path
        d="M54 108h132M54 124h132M54 140h132M54 156h132"
        stroke="var(--design-text-faint-color)"
        strokeOpacity=".4"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M30 74 52 40h136l22 34z" fill="var(--design-button-active-gradient-color)" />
      <path d="M60 74 76 40h24l-10 34zm60 0V40h24l6 34zm60 0-10-34h18l22 34z" fill="var(--design-button-active-bg)" />
      <path d={scallops} fill="var(--design-bulb-color)" />
      <rect x="30" y="176" width="180" height="6" rx="3" fill="var(--design-button-bg)" />
    </svg>
  )
}
