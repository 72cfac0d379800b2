import { firstWords } from '@fairground/phrases'
import { BrandMark } from '@fairground/ui/brand-mark'
import { Button } from '@fairground/ui/button'
import { useEffect, useState } from 'react'
import { pagePicture } from '../../design/page-picture.ts'
import { currentLocale } from '../../kernel/language/language.ts'
import { LoadingBar } from './loading-bar.tsx'
import { askedHeight, SpinnerPage } from './spinner-page.tsx'

/** The screen shows its sentence after this time. */
const SLOW_AFTER_MS = 6000

/**
 * The screen until the app is mounted (RT-16, SU-07): the bar at the top and the logo; after a while a sentence and a
 * button that tries again at once. With `ch` in the address the spinner instead (RT-17).
 */
export function LoadingScreen({ tryAgain }: { tryAgain: () => void }) {
  const words = firstWords[currentLocale()]
  const isSlow = useIsSlow()
  const heightPx = askedHeight(location.search)
  if (heightPx !== undefined) return <SpinnerPage heightPx={heightPx} label={words.loading} />
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-6 px-6 text-center">
      <LoadingBar />
      <h1 className="sr-only">{words.loading}</h1>
      <Logo />
      <div role="status" className="flex min-h-28 max-w-sm flex-col items-center gap-4">
        {isSlow && (
          <>
            <p className="text-muted">{words.slow}</p>
            <Button look="ghost" onClick={tryAgain}>
              {words.again}
            </Button>
          </>
        )}
      </div>
    </main>
  )
}

/** The operator's picture, else the product's own mark; hidden where the global design hides it. */
function Logo() {
  const globalLoadIcon = pagePicture('globalLoadIcon')
  return globalLoadIcon === undefined ? (
    <BrandMark className="size-20 [display:var(--loading-logo)]" />
  ) : (
    <img src={globalLoadIcon} alt="" className="h-20 max-w-60 object-contain [display:var(--loading-logo)]" />
  )
}

function useIsSlow(): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return isSlow
}
