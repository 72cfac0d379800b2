import type { LotteryGame } from '@fairground/contract/lottery'
import { minorToNumber, numberToMinor } from '@fairground/money'
import { useQuery } from '@tanstack/react-query'
import { useBetStop } from '../../games/kit/bet-stop.ts'
import { settingsQuery } from '../../games/kit/settings.ts'
import { useLoggedIn } from '../../kernel/token.ts'
import { PLAY_MONEY, useMoney } from '../../player/money.ts'
import { useStartup } from '../../player/startup.ts'
import { useUser } from '../../player/user.ts'
import { openPopup } from '../../popups/popups.ts'
import { betRoomQuery } from './bet-room.ts'
import { plainAmount } from './draft.ts'
import { type LotteryState, shownSlips, slipsOf } from './lottery-state.ts'
import { useShownDraw } from './use-lottery.ts'
import { useSeconds } from './use-seconds.ts'
import { useSlip } from './use-slip.ts'

/** Why no slip can be placed now. */
export type Obstacle = 'visitor' | 'off' | 'stopped' | 'closed' | 'empty' | 'fault' | undefined

/** All that the parts of a lottery's page share: the game, its terms, the draw on the stage, the slip. */
export function useRoom(game: LotteryGame, state: LotteryState, isFramed: boolean) {
  const money = useMoney()
  const user = useUser()
  const loggedIn = useLoggedIn()
  const stop = useBetStop()
  const decimalLength = user?.decimalLength ?? PLAY_MONEY.decimalLength
  // Its jurisdiction says what may be celebrated and whether keys play.
  useQuery(settingsQuery(game.gameId))
  const draw = useShownDraw(game, state)
  const slip = useSlip(game, decimalLength)
  const { data: betRoom } = useQuery({ ...betRoomQuery(game.gameId), enabled: loggedIn })
  const { term } = state
  const secondsToClose = useSeconds(term.closesAt)
  const secondsToDraw = useSeconds(term.drawsAt)
  const isOpen = term.phase === 'OPEN' && secondsToClose > 0
  const isOn = useStartup().games.find(({ id }) => id === game.gameId)?.enabled ?? game.enabled
  const mine = shownSlips(state.mine, draw.drawing?.id)
  const stakedMinor = slipsOf(state, term.id).reduce(
    (sum, bet) => sum + numberToMinor(bet.betAmount, decimalLength),
    0n,
  )

  function obstacle(): Obstacle {
    if (!isOn) return 'off'
    if (!loggedIn) return 'visitor'
    if (stop) return 'stopped'
    if (!isOpen) return 'closed'
    if (slip.rows.length === 0) return 'empty'
    return slip.rows.some(({ numbers }) => numbers.fault) ? 'fault' : undefined
  }

  return {
    game,
    state,
    term,
    draw,
    slip,
    mine,
    /** Its room in the chat, once it is known; for a player. */
    betRoom: loggedIn ? betRoom : undefined,
    user,
    /** Whether the page stands in a frame of another site. */
    isFramed,
    isPlayer: loggedIn,
    isOn,
    isOpen,
    secondsToClose,
    secondsToDraw,
    stakedMinor,
    obstacle: obstacle(),
    /** Why this player can bet in no game now. */
    stop,
    /** An amount of the smallest unit as money. */
    amount: (minor: bigint) => money.full(minorToNumber(minor, decimalLength)),
    /** The same as the text of a stake's field. */
    plain: (minor: bigint) => plainAmount(minor, decimalLength),
    money,
    decimalLength,
    /** Places the slip, or does what is needed before that. */
    place(): void {
      const now = obstacle()
      if (now === 'visitor') openPopup({ name: 'login', reason: 'needed' })
      else if (now === undefined) void slip.place(term, betRoom?.bets?.mayShare ? betRoom.id : undefined)
    },
  }
}

export type Room = ReturnType<typeof useRoom>
