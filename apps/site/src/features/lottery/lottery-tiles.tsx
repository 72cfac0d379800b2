import { tileArt } from '@fairground/blocks/tile-art'
import { Skeleton } from '@fairground/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useLotteryTranslate } from '../../games/kit/lottery/words.ts'
import { gameName } from '../../kernel/language/game-names.ts'
import { Link } from '../../kernel/router/index.ts'
import { lotteryPath, NextDraw } from './lottery-list.tsx'
import { lotteriesQuery } from './lottery-query.ts'

/** The lotteries as tiles with their pictures, as the lobby shows them, each with the time to its next draw. */
export function LotteryTiles() {
  const t = useLotteryTranslate()
  const { data: games } = useQuery(lotteriesQuery)
  return (
    <ul className="grid grid-cols-2 gap-2 tablet:grid-cols-3 tablet:gap-3 desktop:grid-cols-5">
      {games?.map((game) => (
        <li
          key={game.gameId}
          data-ground={game.gameId}
          className="group last:odd:col-span-2 tablet:last:odd:col-span-1"
        >
          <Link
            to={lotteryPath(game.gameId)}
            className="relative isolate flex aspect-[3/4] flex-col justify-end group-last:group-odd:aspect-[3/2] tablet:group-last:group-odd:aspect-[3/4] overflow-hidden rounded-m bg-(--deep) text-[#fff] shadow-block transition-[translate] duration-160 ease-out hover:-translate-y-1"
          >
            <img
              src={tileArt(game.gameId)}
              alt=""
              width={300}
              height={400}
              className="absolute inset-0 -z-10 size-full object-cover"
            />
            <span className="flex flex-col gap-0.5 bg-linear-to-b from-transparent via-(--deep)/85 via-40% to-(--deep) to-75% px-3 pt-10 pb-3">
              <strong className="font-display text-m leading-[1.1] font-extrabold text-balance">
                {gameName(game.gameId, t)}
              </strong>
              {game.enabled ? <NextDraw game={game} /> : <span className="text-xs">{t('lottery.off')}</span>}
            </span>
          </Link>
        </li>
      )) ??
        ['a', 'b', 'c', 'd', 'e'].map((one) => (
          <li key={one}>
            <Skeleton className="aspect-[3/4] rounded-m" />
          </li>
        ))}
    </ul>
  )
}
