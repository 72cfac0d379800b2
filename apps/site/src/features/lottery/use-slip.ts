import type { CallError } from '@fairground/contract/envelope'
import { type LotteryGame, MOST_SLIP_LINES } from '@fairground/contract/lottery'
import type { BetModel } from '@fairground/contract/round'
import { hasSamePicks } from '@fairground/contract/same-picks'
import { minorToDecimalString, numberToMinor } from '@fairground/money'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { waitOrOnline } from '../../calls/wait-or-online.ts'
import { placeBet } from '../../games/kit/bet/bet-calls.ts'
import { isFree } from '../../games/kit/bet/bet-state.ts'
import { type BetDriver, createBetDriver } from '../../games/kit/bet/driver.ts'
import { onSlipRequest, type SlipRequest } from '../../games/kit/lottery/slip-request.ts'
import { playSound } from '../../games/kit/sound/sound.ts'
import { applyBalance } from '../../live/apply.ts'
import { countBet } from '../../player/games/seeds.ts'
import {
  type DraftLine,
  type LineNumbers,
  limited,
  numbersOf,
  type Offer,
  offerKey,
  offersOf,
  staked,
  sumsOf,
  toggled,
} from './draft.ts'
import { addSlip } from './lottery-query.ts'

/** What the place of the button says: nothing yet, the slip on its way, its answer, or the refusal. */
export type SlipNote =
  | { kind: 'idle' }
  | { kind: 'sending' | 'checking'; termNo: number }
  | { kind: 'placed'; termNo: number }
  | { kind: 'closed'; termNo: number }
  | { kind: 'full' | 'following' }
  | { kind: 'refused'; error: CallError }

/** What the page itself has to say about a slip that was not sent. */
type Hint = 'full' | 'following' | undefined

/** A line of the slip with its pick and its numbers. */
export interface SlipRow {
  line: DraftLine
  offer: Offer
  numbers: LineNumbers
}

/** A slip that the player places into a term. */
interface SlipOrder {
  gameId: string
  term: { id: string; no: number }
  rows: readonly SlipRow[]
  decimalLength: number
  /** The room of the chat that shows the slip. */
  roomId: string | undefined
  /** The message of the card that the player follows. */
  follows: string | undefined
}

type SlipDriver = BetDriver<SlipOrder, never>

/** The stake chips, in whole units. */
const CHIPS = [1, 5, 10, 50, 100]

/** The slip that the player makes: its lines, its sums, and how it is placed. */
export function useSlip(game: LotteryGame, decimalLength: number) {
  const offers = useMemo(() => offersOf(game, decimalLength), [game, decimalLength])
  const chips = CHIPS.filter((chip) => chip >= game.limits.minStake && chip <= game.limits.maxStake).map(String)
  const [chip, setChip] = useState(chips[1] ?? chips[0] ?? String(game.limits.minStake))
  const [lines, setLines] = useState<readonly DraftLine[]>([])
  const [last, setLast] = useState<readonly DraftLine[]>([])
  const [followed, setFollowed] = useState<SlipRequest>()
  const [hint, setHint] = useState<Hint>()
  const [sentTermNo, setSentTermNo] = useState(0)
  // The page is done with a slip once the server has it: its draw decides it.
  const [driver] = useState<SlipDriver>(() =>
    createBetDriver<SlipOrder, never>(
      { place: placeSlip },
      {
        newKey: () => crypto.randomUUID(),
        wait: waitOrOnline,
        onAnswer(bet) {
          const { phase } = driver.getState()
          if (phase.name === 'sending') setLast(phase.order.rows.map(({ line }) => line))
          takeAnswer(bet)
          setLines([])
          setFollowed(undefined)
        },
        onRefusal(error) {
          const { phase } = driver.getState()
          if (phase.name === 'sending') takeRefusal(error, phase.order)
        },
      },
    ),
  )
  const state = useSyncExternalStore(driver.subscribe, driver.getState)
  const limits = { minStakeMinor: numberToMinor(game.limits.minStake, decimalLength), decimalLength }
  const rows = lines.flatMap((line): SlipRow[] => {
    const offer = offers.get(offerKey(line))
    return offer ? [{ line, offer, numbers: numbersOf(line, offer, limits) }] : []
  })
  const say = (next: Hint) => {
    driver.clear()
    setHint(next)
  }
  const change = (next: readonly DraftLine[]) => {
    setLines(next)
    say(undefined)
  }

  useEffect(
    () =>
      onSlipRequest(game.gameId, (request) => {
        setLines(request.lines.map(({ market, pick, stake = chip }) => ({ market, pick, stake })))
        const isFollowing = request.follows !== undefined
        setFollowed(isFollowing ? request : undefined)
        driver.clear()
        setHint(isFollowing ? 'following' : undefined)
      }),
    [game.gameId, chip, driver],
  )

  /** @param roomId the room of the chat that shows the slip */
  function place(term: SlipOrder['term'], roomId: string | undefined): void {
    if (!isFree(driver.getState().phase) || rows.length === 0 || rows.some(({ numbers }) => numbers.fault)) return
    setHint(undefined)
    setSentTermNo(term.no)
    playSound('press')
    // A slip that the player has changed follows nobody.
    const follows = followed && hasSamePicks(followed.lines, lines) ? followed.follows : undefined
    driver.bet({ gameId: game.gameId, term, rows, decimalLength, roomId, follows })
  }

  function takeRefusal({ errorName, params }: CallError, order: SlipOrder): void {
    // The card is gone, or following is off: the picks stay, and the next press places them as the player's own.
    if (errorName === 'card_unknown' || errorName === 'follow_not_allowed') setFollowed(undefined)
    const [line, max] = [Number(params?.line), Number(params?.max)]
    const namesLine = errorName === 'term_limit' || errorName === 'stake_above_maximum'
    if (namesLine && !Number.isNaN(line) && !Number.isNaN(max)) {
      setLines((now) => limited(now, line, numberToMinor(max, order.decimalLength)))
    }
  }

  return {
    offers,
    chips,
    chip,
    rows,
    sums: sumsOf(rows.map(({ numbers }) => numbers)),
    note: noteOf(state, hint, sentTermNo),
    last,
    has: (pick: Pick<DraftLine, 'market' | 'pick'>) => lines.some((line) => offerKey(line) === offerKey(pick)),
    toggle(pick: Pick<DraftLine, 'market' | 'pick'>) {
      const next = toggled(lines, pick, chip)
      if (next.length > MOST_SLIP_LINES) say('full')
      else change(next)
    },
    /** Adds lines with stakes of their own; a pick that is in the slip already gets the new stake. */
    addAll(added: readonly DraftLine[]) {
      const others = lines.filter((line) => !added.some((one) => offerKey(one) === offerKey(line)))
      const next = [...others, ...added]
      if (next.length > MOST_SLIP_LINES) say('full')
      else change(next)
    },
    /** Chooses a chip: the stake of each line, and of those that follow. */
    chooseChip(next: string) {
      setChip(next)
      change(staked(lines, next))
    },
    stake: (index: number, text: string) => change(staked(lines, text, index)),
    clear: () => change([]),
    repeat: () => change(last),
    place,
  }
}

function noteOf({ phase, lost, refusal }: ReturnType<SlipDriver['getState']>, hint: Hint, termNo: number): SlipNote {
  if (phase.name === 'sending') return { kind: lost ? 'checking' : 'sending', termNo }
  if (hint) return { kind: hint }
  if (refusal?.errorName === 'term_closed') return { kind: 'closed', termNo }
  if (refusal) return { kind: 'refused', error: refusal }
  return phase.name === 'ended' ? { kind: 'placed', termNo } : { kind: 'idle' }
}

function placeSlip(order: SlipOrder, key: string): Promise<BetModel> {
  const { gameId, term, rows, decimalLength, roomId, follows } = order
  const text = (minor: bigint) => minorToDecimalString(minor, decimalLength)
  const lines = rows.map(({ line: { market, pick }, numbers }) => ({ market, pick, stake: text(numbers.stakeMinor) }))
  const betAmount = text(sumsOf(rows.map(({ numbers }) => numbers)).stakeMinor)
  return placeBet(gameId, { termId: term.id, roomId, follows, betAmount, lines }, key)
}

function takeAnswer(bet: BetModel): void {
  applyBalance({ balance: bet.balance, version: bet.balanceVersion })
  countBet(bet)
  addSlip(bet)
  playSound('bet')
}
