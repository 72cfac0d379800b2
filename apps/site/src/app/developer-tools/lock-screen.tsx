import { useTranslate } from '../../kernel/language/language.ts'

/** The screen over a locked page. */
export function LockScreen() {
  const t = useTranslate()
  return (
    <div
      role="alertdialog"
      aria-modal="true"
      aria-labelledby="lock-title"
      aria-describedby="lock-text"
      className="fixed inset-0 z-4000 flex flex-col items-center justify-center gap-4 bg-ground px-6 text-center"
    >
      <Shutter />
      <h1 id="lock-title" className="text-xl">
        {t('gates.lockedTitle')}
      </h1>
      <p id="lock-text" className="max-w-md text-muted">
        {t('gates.lockedText')}
      </p>
      <p className="max-w-md text-s text-faint">{t('gates.lockedHint')}</p>
    </div>
  )
}

/** A stall's shutter, down and locked. */
function Shutter() {
  return (
    <svg viewBox="0 0 160 130" className="w-40" aria-hidden="true">
      <rect
        x="12"
        y="8"
        width="136"
        height="108"
        rx="10"
        fill="var(--design-block-bg)"
        stroke="var(--design-border)"
        strokeWidth="2"
      />
      <path
        d="M24 28h112M24 46h112M24 64h112M24 82h112"
        stroke="var(--design-text-faint-color)"
        strokeOpacity=".4"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M66 84V70a14 14 0 0 1 28 0v14" fill="none" stroke="var(--design-text-color)" strokeWidth="6" />
      <rect x="56" y="82" width="48" height="40" rx="8" fill="var(--design-button-active-bg)" />
      <path d="M80 96v12" stroke="var(--design-button-text-color)" strokeWidth="6" strokeLinecap="round" />
    </svg>
  )
}
