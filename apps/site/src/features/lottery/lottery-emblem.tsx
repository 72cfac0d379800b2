import { Ball, CarPlate, coloursOf, DieFace } from '@fairground/ui/drawn'
import css from './lottery-emblem.module.css'

const pictures: Readonly<Record<string, () => React.ReactNode>> = {
  dice3: () => <DieFace face={5} />,
  colour10: () => <Ball number={5} colours={coloursOf(5)} />,
  race10: () => <CarPlate car={1} />,
  sum28: () => <Ball number={28} />,
  digits5: () => <Ball number={7} />,
}

/** A small picture of a lottery. Decoration: its name stands beside it. */
export function LotteryEmblem({ gameId }: { gameId: string }) {
  const Picture = pictures[gameId]
  return <span className={css.emblem}>{Picture && <Picture />}</span>
}
