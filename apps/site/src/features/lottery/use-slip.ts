import * as gameCalls from '@fairground/contract/calls/game'
import { CallError } from '@fairground/contract/envelope'
import { type LotteryGame, MOST_SLIP_LINES } from '@fairground/contract/lottery'
import type { BetModel } from '@fairground/contract/round'
import { hasSamePicks } from '@fairground/contract/same-picks'
import { minorToDecimalString, numberToMinor } from '@fairground/money'
import { useEffect, useMemo, useRef, useState } from 'react'
import { sendUntilCertain } from '../../calls/certainty.ts'
import { call } from '../../calls/client.ts'
import { waitOrOnline } from '../../calls/wait-or-online.ts'
import { onWishedSlip, type WishedSlip } from '../../games/kit/lottery/wished-slip.ts'
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

/** A line of the slip with its pick and its numbers. */
export interface SlipRow {
  line: DraftLine
  offer: Offer
  numbers: LineNumbers
}

/** The stake chips, in whole units. */
const CHIPS = [1, 5, 10, 50, 100]

/** The slip that the player makes: its lines, its sums, and how it is placed. */
export function useSlip(game: LotteryGame, decimalLength: number) {
  const offers = useMemo(() => offersOf(game, decimalLength), [game, decimalLength])
  const chips = CHIPS.filter((chip) => chip >= game.limits.minStake && chip <= game.limits.maxStake).map(String)
  const [chip, setChip] = useState(chips[1] ?? chips[0] ?? String(game.limits.minStake))
  const [lines, setLines] = useState<readonly DraftLine[]>([])
  const [last, setLast] = useState<readonly DraftLine[]>([])
  const [followed, setFollowed] = useState<WishedSlip>()
  const [note, setNote] = useState<SlipNote>({ kind: 'idle' })
  const isBusy = useRef(false)
  const limits = { minStakeMinor: numberToMinor(game.limits.minStake, decimalLength), decimalLength }
  const rows = lines.flatMap((line): SlipRow[] => {
    const offer = offers.get(offerKey(line))
    return offer ? [{ line, offer, numbers: numbersOf(line, offer, limits) }] : []
  })
  const change = (next: readonly DraftLine[]) => {
    setLines(next)
    setNote({ kind: 'idle' })
  }

  useEffect(
    () =>
      onWishedSlip(game.gameId, (wish) => {
        setLines(wish.lines.map(({ market, pick, stake = chip }) => ({ market, pick, stake })))
        const isFollowing = wish.follows !== undefined
        setFollowed(isFollowing ? wish : undefined)
        setNote({ kind: isFollowing ? 'following' : 'idle' })
      }),
    [game.gameId, chip],
  )

  /** @param roomId the room of the chat that shows the slip */
  async function place(term: { id: string; no: number }, roomId: string | undefined): Promise<void> {
    if (isBusy.current || rows.length === 0 || rows.some(({ numbers }) => numbers.fault)) return
    isBusy.current = true
    setNote({ kind: 'sending', termNo: term.no })
    playSound('press')
    try {
      // A slip that the player has changed follows nobody.
      const follows = followed && hasSamePicks(followed.lines, lines) ? followed.follows : undefined
      const bet = await send({ gameId: game.gameId, termId: term.id, roomId, follows }, rows, {
        decimalLength,
        onLost: () => setNote({ kind: 'checking', termNo: term.no }),
      })
      takeAnswer(bet)
      setLast(lines)
      setLines([])
      setFollowed(undefined)
      setNote({ kind: 'placed', termNo: term.no })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      takeRefusal(error, term.no)
    } finally {
      isBusy.current = false
    }
  }

  function takeRefusal(error: CallError, termNo: number): void {
    const { errorName, params } = error
    // The card is gone, or following is off: the picks stay, and the next press places them as the player's own.
    if (errorName === 'card_unknown' || errorName === 'follow_not_allowed') setFollowed(undefined)
    const [line, max] = [Number(params?.line), Number(params?.max)]
    const namesLine = errorName === 'term_limit' || errorName === 'stake_above_maximum'
    if (namesLine && !Number.isNaN(line) && !Number.isNaN(max)) {
      setLines((now) => limited(now, line, numberToMinor(max, decimalLength)))
    }
    setNote(errorName === 'term_closed' ? { kind: 'closed', termNo } : { kind: 'refused', error })
  }

  return {
    offers,
    chips,
    chip,
    rows,
    sums: sumsOf(rows.map(({ numbers }) => numbers)),
    note,
    last,
    has: (pick: Pick<DraftLine, 'market' | 'pick'>) => lines.some((line) => offerKey(line) === offerKey(pick)),
    toggle(pick: Pick<DraftLine, 'market' | 'pick'>) {
      const next = toggled(lines, pick, chip)
      if (next.length > MOST_SLIP_LINES) setNote({ kind: 'full' })
      else change(next)
    },
    /** Adds lines with stakes of their own; a pick that is in the slip already gets the new stake. */
    addAll(added: readonly DraftLine[]) {
      const others = lines.filter((line) => !added.some((one) => offerKey(one) === offerKey(line)))
      const next = [...others, ...added]
      if (next.length > MOST_SLIP_LINES) setNote({ kind: 'full' })
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

/** Sends a slip until the server has said yes or no: each attempt has the same key, so that it counts once. */
async function send(
  { gameId, ...wanted }: { gameId: string; termId: string; roomId: string | undefined; follows: string | undefined },
  rows: readonly SlipRow[],
  { decimalLength, onLost }: { decimalLength: number; onLost: () => void },
): Promise<BetModel> {
  const text = (minor: bigint) => minorToDecimalString(minor, decimalLength)
  const lines = rows.map(({ line: { market, pick }, numbers }) => ({ market, pick, stake: text(numbers.stakeMinor) }))
  const betAmount = text(sumsOf(rows.map(({ numbers }) => numbers)).stakeMinor)
  const options = { errors: 'screen', repeat: 'caller', key: crypto.randomUUID() } as const
  const { model } = await sendUntilCertain(
    () => call(gameCalls.bet, { gameId, model: { ...wanted, betAmount, lines } }, options),
    (lossCount, error) => {
      onLost()
      return waitOrOnline(lossCount, error)
    },
  )
  return model
}

function takeAnswer(bet: BetModel): void {
  applyBalance({ balance: bet.balance, version: bet.balanceVersion })
  countBet(bet)
  addSlip(bet)
  playSound('bet')
}
