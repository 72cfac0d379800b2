import { outcomeOf } from '@fairground/contract/outcome'
import type { BetModel } from '@fairground/contract/round'
import type { PhraseKey } from '@fairground/phrases'
import { lazyPart } from '@fairground/ui/lazy-part'
import { type ComponentType, Suspense, useEffect } from 'react'
import type { WinLevel } from './celebration.ts'
import css from './win-picture.module.css'

const loadMoment = () => import('./win-moment.tsx')
const WinMoment = lazyPart(loadMoment, 'WinMoment')

/** The class of a picture that shows how its rounds end. */
export const pictureClass = css.picture

/** What the moment of a win shows of its game. */
export interface GameLook {
  name: PhraseKey
  /** The game's emblem, for an `svg` of 48 by 48. It loads with the first large win. */
  Emblem: ComponentType
}

interface WinPictureProps {
  /** The decided bet that the game shows; undefined while its board still shows it. */
  bet: BetModel | undefined
  /** The level of the bet's win moment while that lasts, else 0. */
  level: WinLevel
  look: GameLook
  paidName?: PhraseKey | undefined
}

/** A loss: the picture it lies over is greyer for a moment. */
export function LossPicture({ bet }: Pick<WinPictureProps, 'bet'>) {
  return bet && outcomeOf(bet) === 'lost' ? <span key={bet.id} className={css.loss} /> : null
}

/** The moment of a win from level 2 on, over the picture. It takes no presses but those on the ticket's links. */
export function WinPicture({ bet, level, look, paidName }: WinPictureProps) {
  // Loaded before the first win, which waits for nothing.
  useEffect(() => void loadMoment().catch(() => undefined), [])
  if (!bet || level === 0 || level === 1) return null
  return (
    <Suspense>
      <WinMoment key={bet.id} bet={bet} level={level} look={look} paidName={paidName} />
    </Suspense>
  )
}
