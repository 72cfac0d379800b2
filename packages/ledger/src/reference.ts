/** A command to a player's wallet in the reference's terms. Ids name rounds and their holds. */
export type Command =
  | { do: 'deposit'; amount: bigint }
  | { do: 'bet'; id: string; amount: bigint }
  /** A bet on an instant game. */
  | { do: 'draw'; id: string; amount: bigint; win: bigint }
  /** A free spin: the player has to wager its win. */
  | { do: 'spin'; win: bigint; requiredStakes: bigint }
  | { do: 'end'; id: string; amount: bigint }
  | { do: 'finish'; ids: readonly string[] }
  | { do: 'void round'; id: string }
  | { do: 'void hold'; id: string }
  | { do: 'forfeit' }

/** Bonus money, the stakes that it requires in all, and the stakes so far. */
type Pot = { bonus: bigint; requiredStakes: bigint; wageredStakes: bigint }

/** The state of the reference: money, stakes of open rounds, those that count towards the bonus money, wins in open holds, and bonus money. */
export type Reference = {
  main: bigint
  openStakes: Map<string, bigint>
  counting: Set<string>
  heldWins: Map<string, bigint>
  pot: Pot
}

const emptyPot = (): Pot => ({ bonus: 0n, requiredStakes: 0n, wageredStakes: 0n })

/** A wallet without money. */
export const newReference = (): Reference => ({
  ...{ main: 0n, openStakes: new Map(), counting: new Set() },
  ...{ heldWins: new Map(), pot: emptyPot() },
})

/**
 * The ledger in a few lines; every implementation must agree with it. Changes `wallet` in place.
 * @returns false when it refuses the command; then nothing changes
 */
export function act(wallet: Reference, command: Command): boolean {
  const { openStakes: open, heldWins: held, pot } = wallet
  const take = (map: Map<string, bigint>, id: string) => [map.get(id) ?? 0n, map.delete(id)] as const
  if (command.do === 'deposit') return gain(wallet, command.amount)
  if (command.do === 'bet') {
    if (wallet.main < command.amount) return false
    open.set(command.id, command.amount)
    if (pot.bonus > 0n) wallet.counting.add(command.id)
    return gain(wallet, -command.amount)
  }
  if (command.do === 'draw') {
    if (wallet.main < command.amount) return false
    if (command.win > 0n) held.set(command.id, command.win)
    return gain(wallet, -command.amount) && count(wallet, pot.bonus > 0n ? command.amount : 0n)
  }
  if (command.do === 'spin') return win(wallet, command)
  if (command.do === 'forfeit') return pot.bonus > 0n && empty(wallet)
  if (command.do === 'end') {
    const [amount, isOpen] = take(open, command.id)
    if (isOpen && command.amount > 0n) held.set(command.id, command.amount)
    return isOpen && count(wallet, wallet.counting.delete(command.id) ? amount : 0n)
  }
  if (command.do === 'void hold') return held.delete(command.id)
  const [map, ids] = command.do === 'finish' ? [held, command.ids] : [open, [command.id]]
  return ids.map((id) => take(map, id)).filter(([amount, isKnown]) => isKnown && gain(wallet, amount)).length > 0
}

function gain(wallet: Reference, amount: bigint): true {
  wallet.main += amount
  return true
}

/** The stake of an ended bet counts towards the bonus money of its placing; the one that completes the requirement releases it. */
function count(wallet: Reference, amount: bigint): true {
  wallet.pot.wageredStakes += amount
  return release(wallet)
}

function empty(wallet: Reference): true {
  wallet.pot = emptyPot()
  wallet.counting.clear()
  return true
}

function win(wallet: Reference, spin: { win: bigint; requiredStakes: bigint }): true {
  wallet.pot.bonus += spin.win
  if (spin.win > 0n) wallet.pot.requiredStakes += spin.requiredStakes
  return release(wallet)
}

function release(wallet: Reference): true {
  const { bonus, wageredStakes, requiredStakes } = wallet.pot
  if (wageredStakes < requiredStakes) return true
  empty(wallet)
  return gain(wallet, bonus)
}

/** Sum of the wins in open holds. */
export function heldOf(wallet: Reference): bigint {
  return wallet.heldWins.values().reduce((sum, amount) => sum + amount, 0n)
}
