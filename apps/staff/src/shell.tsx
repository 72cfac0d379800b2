import { BrandMark } from '@fairground/ui/brand-mark'
import { Button } from '@fairground/ui/button'
import { cx } from '@fairground/ui/cx'
import LogOut from 'lucide-react/icons/log-out'
import type { ReactNode } from 'react'
import { useTranslate } from './language.tsx'
import { useMay, useMe } from './me.ts'
import { LanguageSelect } from './parts/language-select.tsx'
import { placeOf, printPlace, READS, SCREENS, usePlace } from './place.ts'
import { signOut } from './session.ts'
import { useWaiting } from './waiting.ts'

/** What stands around each screen: the screens with what waits in them, the person, the language, the way out. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useTranslate()
  const me = useMe()
  return (
    <div className="flex min-h-dvh flex-col">
      <button
        type="button"
        className="sr-only rounded-s bg-block px-4 py-2 focus:not-sr-only focus:absolute focus:z-10"
        onClick={() => document.getElementById('content')?.focus()}
      >
        {t('staff.skip')}
      </button>
      <header className="border-b border-line bg-block">
        <div className="mx-auto flex w-full max-w-[1240px] flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2.5 tablet:gap-x-4">
          <span className="flex grow items-center gap-2.5 font-display text-m font-bold">
            <BrandMark className="size-7" />
            <span>
              <span className="hidden tablet:inline">{t('common.brand')} </span>
              <span className="font-semibold text-muted">{t('staff.title')}</span>
            </span>
          </span>
          {me && <span className="max-w-20 truncate tablet:max-w-40 text-s text-muted">{me.name}</span>}
          <LanguageSelect />
          <Button size="s" onClick={() => signOut('left')} aria-label={t('staff.signOut')}>
            <LogOut size={16} aria-hidden="true" />
            <span className="hidden tablet:inline">{t('staff.signOut')}</span>
          </Button>
        </div>
        <Screens />
      </header>
      <main id="content" tabIndex={-1} className="mx-auto w-full max-w-[1240px] grow px-4 py-5 outline-none">
        {children}
      </main>
    </div>
  )
}

function Screens() {
  const t = useTranslate()
  const { screen: current } = usePlace()
  const waitingCounts = useWaiting()
  const may = useMay()
  return (
    <nav aria-label={t('staff.screens')} className="mx-auto flex w-full max-w-[1240px] flex-wrap gap-x-1 px-2">
      {SCREENS.filter((screen) => may(READS[screen])).map((screen) => {
        const isCurrent = screen === current
        const count = waitingCounts[screen]
        return (
          <a
            key={screen}
            href={printPlace(placeOf(screen))}
            aria-current={isCurrent ? 'page' : undefined}
            className={cx(
              'flex min-h-11 items-center gap-1.5 border-b-2 px-2 text-s font-semibold tablet:px-3',
              isCurrent ? 'border-accent text-text' : 'border-transparent text-muted hover:text-text',
            )}
          >
            {t(`staff.tab_${screen}`)}
            {count !== undefined && count > 0 && (
              <span className="nums rounded-full bg-button px-2 py-0.5 text-xs text-text">
                {count}
                <span className="sr-only"> {t('staff.waiting')}</span>
              </span>
            )}
          </a>
        )
      })}
    </nav>
  )
}
