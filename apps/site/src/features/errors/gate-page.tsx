import { Button } from '@fairground/ui/button'
import { useTranslate } from '../../kernel/language/language.ts'
import { useTitle } from '../../kernel/language/title.ts'

/** The gate before the whole site on a `gp` domain (RT-09). One press opens it, permanently on this device. */
export function GatePage({ enter }: { enter: () => void }) {
  const t = useTranslate()
  useTitle(t('gates.gateTitle'))
  return (
    <main className="mx-auto flex min-h-dvh max-w-lg flex-col items-center justify-center gap-4 px-6 text-center">
      <Turnstile />
      <h1 className="text-xl">{t('gates.gateTitle')}</h1>
      <p className="text-muted">{t('gates.gateText')}</p>
      <Button look="primary" onClick={enter}>
        {t('gates.enter')}
      </Button>
    </main>
  )
}

/** A gate between two posts under a string of lamps, with a turnstile in it. */
function Turnstile() {
  const lamps = [34, 62, 91, 120, 149, 178, 206]
  return (
    <svg viewBox="0 0 240 190" className="w-60" aria-hidden="true">
      <path d="M24 26q96 44 192 0" fill="none" stroke="var(--design-text-faint-color)" strokeWidth="2" />
      {lamps.map((x) => (
        <circle key={x} cx={x} cy={31 + 21 * (1 - ((x - 120) / 96) ** 2)} r="5" fill="var(--design-bulb-color)" />
      ))}
      <path d="M14 16h20v160H14zm192 0h20v160h-20z" fill="var(--design-button-active-gradient-color)" />
      <path
        d="M14 40h20v22H14zm0 46h20v22H14zm0 46h20v22H14zm192-92h20v22h-20zm0 46h20v22h-20zm0 46h20v22h-20z"
        fill="var(--design-button-active-bg)"
      />
      <rect
        x="112"
        y="96"
        width="16"
        height="80"
        rx="6"
        fill="var(--design-button-bg)"
        stroke="var(--design-border)"
        strokeWidth="2"
      />
      <g stroke="var(--design-text-color)" strokeWidth="7" strokeLinecap="round">
        <path d="M120 104 64 120M120 104l56 16M120 104l4 52" />
      </g>
      <circle cx="120" cy="104" r="12" fill="var(--design-safe-color)" />
      <rect x="4" y="176" width="232" height="6" rx="3" fill="var(--design-button-bg)" />
    </svg>
  )
}
