/** A command to a player's wallet, as the reference understands it. Ids name rounds and their holds. */
export type Command =
  | { do: 'deposit'; amount: bigint }
  | { do: 'bet'; id: string; amount: bigint }
  /** A bet that is decided at once. */
  | { do: 'draw'; id: string; amount: bigint; win: bigint }
  /** A granted spin: what it wins has to be wagered. */
  | { do: 'spin'; win: bigint; required: bigint }
  | { do: 'end'; id: string; amount: bigint }
  | { do: 'finish'; ids: readonly string[] }
  | { do: 'void round'; id: string }
  | { do: 'void hold'; id: string }
  | { do: 'forfeit' }

/** Bonus money, what has to be staked for it in all, and what has been. */
type Pot = { bonus: bigint; required: bigint; wagered: bigint }

/** All that the reference remembers: money, stakes of open rounds, wins in open holds, and bonus money. */
export type Reference = { main: bigint; open: Map<string, bigint>; held: Map<string, bigint>; pot: Pot }

const emptyPot = (): Pot => ({ bonus: 0n, required: 0n, wagered: 0n })

/** A wallet without money. */
export const newReference = (): Reference => ({ main: 0n, open: new Map(), held: new Map(), pot: emptyPot() })

/**
 * The ledger in a few lines: what every implementation must agree with. Changes `wallet` in place.
 * @returns false when the command is refused, and then nothing has changed
 */
export function act(wallet: Reference, command: Command): boolean {
  const { open, held, pot } = wallet
  const take = (map: Map<string, bigint>, id: string) => [map.get(id) ?? 0n, map.delete(id)] as const
  if (command.do === 'deposit') return gain(wallet, command.amount)
  if (command.do === 'bet')
    return wallet.main >= command.amount && !!open.set(command.id, command.amount) && stake(wallet, command.amount)
  if (command.do === 'draw') {
    if (wallet.main < command.amount) return false
    if (command.win > 0n) held.set(command.id, command.win)
    return stake(wallet, command.amount)
  }
  if (command.do === 'spin') return win(wallet, command)
  if (command.do === 'forfeit') return pot.bonus > 0n && !!Object.assign(pot, emptyPot())
  if (command.do === 'end')
    return open.delete(command.id) && (command.amount === 0n || !!held.set(command.id, command.amount))
  if (command.do === 'void hold') return held.delete(command.id)
  const [map, ids] = command.do === 'finish' ? [held, command.ids] : [open, [command.id]]
  return ids.map((id) => take(map, id)).filter(([amount, known]) => known && gain(wallet, amount)).length > 0
}

function gain(wallet: Reference, amount: bigint): true {
  wallet.main += amount
  return true
}

/** A stake counts towards the bonus money that there is; the one that completes it makes it the player's own. */
function stake(wallet: Reference, amount: bigint): true {
  if (wallet.pot.bonus > 0n) wallet.pot.wagered += amount
  return gain(wallet, -amount) && release(wallet)
}

function win(wallet: Reference, spin: { win: bigint; required: bigint }): true {
  wallet.pot.bonus += spin.win
  if (spin.win > 0n) wallet.pot.required += spin.required
  return release(wallet)
}

function release(wallet: Reference): true {
  const { bonus, wagered, required } = wallet.pot
  if (wagered < required) return true
  wallet.pot = emptyPot()
  return gain(wallet, bonus)
}

/** Sum of the wins in open holds. */
export function heldOf(wallet: Reference): bigint {
  return wallet.held.values().reduce((sum, amount) => sum + amount, 0n)
}
