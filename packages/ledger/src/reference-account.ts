/** The wallets of the reference: one unit of each is worth the same. */
export type WalletName = 'first' | 'second'

/** A command in the reference's terms. Ids name bets, deposits and withdrawals, which know their wallets. */
export type Order =
  | { do: 'place'; kind: BetKind; id: string; stake: bigint; paid: bigint }
  | { do: 'spin'; id: string; win: bigint; required: bigint }
  | { do: 'end'; id: string; paid: bigint }
  | { do: 'void' | 'cancel' | 'finish' | 'void hold'; id: string }
  | { do: 'switch' | 'forfeit' | 'toggle betting' | 'toggle break' | 'toggle exclusion' }
  | { do: 'limit'; kind: 'loss' | 'wager'; value: bigint | undefined }
  | { do: 'open deposit'; id: string; amount: bigint; fee: bigint }
  | { do: 'pay' | 'hold' | 'reverse' | 'refund' | 'restore'; id: string; amount: bigint }
  | { do: 'withdraw'; id: string; amount: bigint; isStale: boolean }
  | { do: 'approve' | 'pay out'; id: string }
  | { do: 'decline'; id: string; from: 'REVIEW' | 'SENT' }

/** Stepped and flight bets have one slot a game, slips none; instant ones are over at once. */
export type BetKind = 'stepped' | 'instant' | 'flight' | 'slip'

type Deposit = { wallet: Wallet; amount: bigint; fee: bigint; done: Set<string>; taken: bigint }
type Withdrawal = { wallet: Wallet; amount: bigint; status: 'REVIEW' | 'SENT' | 'PAID' | 'DECLINED' }
type Bet = { wallet: Wallet; kind: BetKind; stake: bigint; pot: Pot | undefined }
type Pot = { bonus: bigint; required: bigint; wagered: bigint }

/** One wallet: money that can be played with, stakes and deposits so far, and bonus money with its condition. */
export type Wallet = { main: bigint; staked: bigint; deposited: bigint; pot: Pot | undefined }

/** Most open slips of an account, and the percentage of the deposits that has to be staked before a withdrawal. */
export const MOST_SLIPS = 3
export const WAGER_PERCENT = 50n

const newWallet = (): Wallet => ({ main: 0n, staked: 0n, deposited: 0n, pot: undefined })

/** One player with two wallets, of which one is current: the ledger in a few lines, and every implementation must agree with it. */
export class ReferenceAccount {
  readonly wallets = { first: newWallet(), second: newWallet() }
  current: WalletName = 'first'
  isBetting = true
  isOnBreak = false
  isExcluded = false
  /** What the player's bets of all wallets have staked, and lost so far: an open bet counts as lost. */
  readonly used = { wager: 0n, loss: 0n }
  readonly limits: { wager?: bigint | undefined; loss?: bigint | undefined } = {}
  readonly bets = new Map<string, Bet>()
  readonly holds = new Map<string, { wallet: Wallet; amount: bigint }>()
  readonly deposits = new Map<string, Deposit>()
  readonly withdrawals = new Map<string, Withdrawal>()

  /** @returns false when it refuses the order; then nothing changes */
  act(order: Order): boolean {
    const wallet = this.wallets[this.current]
    switch (order.do) {
      case 'place':
        return this.place(wallet, order)
      case 'spin':
        if (this.isOnBreak || this.isExcluded) return false
        if (order.win > 0n) {
          wallet.pot ??= { bonus: 0n, required: 0n, wagered: 0n }
          wallet.pot.bonus += order.win
          wallet.pot.required += order.required
          count(wallet, wallet.pot, 0n)
        }
        return true
      case 'end':
        return this.end(order.id, (bet) => this.win(bet.wallet, order.id, order.paid, bet.pot, bet.stake))
      case 'void':
        return this.end(order.id, (bet) => this.giveBack(bet))
      case 'cancel':
        return this.isBetting && this.bets.get(order.id)?.kind === 'slip' && this.act({ ...order, do: 'void' })
      case 'finish': {
        const hold = this.holds.get(order.id)
        if (hold) hold.wallet.main += hold.amount
        return this.holds.delete(order.id)
      }
      case 'void hold':
        this.used.loss += this.holds.get(order.id)?.amount ?? 0n
        return this.holds.delete(order.id)
      case 'switch':
        this.current = this.current === 'first' ? 'second' : 'first'
        return true
      case 'forfeit': {
        const hadPot = wallet.pot !== undefined
        wallet.pot = undefined
        return hadPot
      }
      case 'toggle betting':
        this.isBetting = !this.isBetting
        return true
      case 'toggle break':
        this.isOnBreak = !this.isOnBreak
        return true
      case 'toggle exclusion':
        this.isExcluded = !this.isExcluded
        return true
      case 'limit':
        this.limits[order.kind] = order.value
        return true
      case 'open deposit':
        this.deposits.set(order.id, { wallet, ...order, done: new Set(), taken: 0n })
        return true
      case 'withdraw': {
        const required = this.isExcluded ? 0n : (wallet.deposited * WAGER_PERCENT) / 100n
        if (wallet.staked < required || wallet.main < order.amount || order.isStale) return false
        wallet.main -= order.amount
        this.withdrawals.set(order.id, { wallet, amount: order.amount, status: 'REVIEW' })
        return true
      }
      case 'approve':
        return this.move(order.id, 'REVIEW', 'SENT') !== undefined
      case 'pay out':
        return this.move(order.id, 'SENT', 'PAID') !== undefined
      case 'decline': {
        const declined = this.move(order.id, order.from, 'DECLINED')
        if (declined) declined.wallet.main += declined.amount
        return declined !== undefined
      }
      default:
        return this.deposit(order)
    }
  }

  private place(wallet: Wallet, { kind, id, stake, paid }: Order & { do: 'place' }): boolean {
    const open = [...this.bets.values()].filter((bet) => bet.kind === kind).length
    if (this.isOnBreak || this.isExcluded || wallet.main < stake) return false
    if ((kind === 'flight' || kind === 'slip') && !this.isBetting) return false
    if (kind !== 'instant' && open >= (kind === 'slip' ? MOST_SLIPS : 1)) return false
    for (const limit of ['wager', 'loss'] as const)
      if (this.limits[limit] !== undefined && this.used[limit] + stake > this.limits[limit]) return false
    wallet.main -= stake
    wallet.staked += stake
    this.used.wager += stake
    this.used.loss += stake
    if (kind === 'instant') this.win(wallet, id, paid, wallet.pot, stake)
    else this.bets.set(id, { wallet, kind, stake, pot: wallet.pot })
    return true
  }

  private end(id: string, then: (bet: Bet) => void): boolean {
    const bet = this.bets.get(id)
    if (bet) then(bet)
    return this.bets.delete(id)
  }

  /** A decided bet: its win waits in a hold, and its stake counts towards the pot that was open when it was placed. */
  private win(wallet: Wallet, id: string, paid: bigint, pot: Pot | undefined, stake: bigint): void {
    if (paid > 0n) this.holds.set(id, { wallet, amount: paid })
    this.used.loss -= paid
    if (pot !== undefined && pot === wallet.pot) count(wallet, pot, stake)
  }

  private giveBack({ wallet, stake }: Bet): void {
    wallet.main += stake
    wallet.staked -= stake
    this.used.wager -= stake
    this.used.loss -= stake
  }

  private move(id: string, from: Withdrawal['status'], to: Withdrawal['status']): Withdrawal | undefined {
    const withdrawal = this.withdrawals.get(id)
    if (withdrawal?.status !== from) return undefined
    withdrawal.status = to
    return withdrawal
  }

  private deposit(order: Order & { do: 'pay' | 'hold' | 'reverse' | 'refund' | 'restore' }): boolean {
    const deposit = this.deposits.get(order.id)
    if (!deposit || deposit.amount !== order.amount || deposit.done.has(order.do)) return false
    const { wallet, amount, fee, done } = deposit
    if (order.do === 'pay') {
      if (done.has('refund')) return false
      wallet.main += amount - fee
      wallet.deposited += amount
    } else if (order.do === 'hold') {
      if (done.has('pay')) return false
    } else if (order.do === 'refund') {
      if (!done.has('hold') || done.has('pay')) return false
    } else if (order.do === 'reverse') {
      if (!done.has('pay')) return false
      deposit.taken = amount - fee < wallet.main ? amount - fee : wallet.main
      wallet.main -= deposit.taken
    } else {
      if (!done.has('reverse')) return false
      wallet.main += deposit.taken
    }
    done.add(order.do)
    return true
  }
}

/** Counts a stake towards a pot; the one that completes the required stakes releases it. */
function count(wallet: Wallet, pot: Pot, stake: bigint): void {
  pot.wagered += stake
  if (pot.wagered < pot.required) return
  wallet.main += pot.bonus
  wallet.pot = undefined
}
