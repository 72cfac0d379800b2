import type { ReactNode } from 'react'
import { useLotteryTranslate } from '../../games/kit/lottery/words.ts'
import { useTitle } from '../../kernel/language/title.ts'
import { LotteryTiles } from './lottery-tiles.tsx'

/** All lotteries to choose from. `text` says why they are shown where another page was asked for. */
export function LotteryChooser({ brand, text }: { brand: ReactNode; text?: string }) {
  const t = useLotteryTranslate()
  useTitle(t('games.lotteries'))
  return (
    <div className="flex min-h-dvh flex-col">
      {brand && <header className="flex h-14 items-center border-b border-line px-2 tablet:px-4">{brand}</header>}
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto flex w-full max-w-5xl grow flex-col gap-4 px-4 py-6 outline-none tablet:px-6 tablet:py-10"
      >
        <h1 className="font-display text-xl font-extrabold">{t('lottery.choose')}</h1>
        <p className="text-s text-muted">{text ?? t('lottery.chooseText')}</p>
        <LotteryTiles />
      </main>
    </div>
  )
}
