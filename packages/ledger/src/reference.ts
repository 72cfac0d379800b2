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

/** The state of the reference: money, stakes of open rounds, wins in open holds, and bonus money. */
export type Reference = { main: bigint; openStakes: Map<string, bigint>; heldWins: Map<string, bigint>; pot: Pot }

const emptyPot = (): Pot => ({ bonus: 0n, requiredStakes: 0n, wageredStakes: 0n })

/** A wallet without money. */
export const newReference = (): Reference => ({ main: 0n, openStakes: new Map(), heldWins: new Map(), pot: emptyPot() })

/**
 * The ledger in a few lines; every implementation must agree with it. Changes `wallet` in place.
 * @returns false when it refuses the command; then nothing changes
 */
export function act(wallet: Reference, command: Command): boolean {
  const { openStakes: open, heldWins: held, pot } = wallet
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
  return ids.map((id) => take(map, id)).filter(([amount, isKnown]) => isKnown && gain(wallet, amount)).length > 0
}

function gain(wallet: Reference, amount: bigint): true {
  wallet.main += amount
  return true
}

/** A stake counts towards the bonus money; the stake that completes the requirement releases it. */
function stake(wallet: Reference, amount: bigint): true {
  if (wallet.pot.bonus > 0n) wallet.pot.wageredStakes += amount
  return gain(wallet, -amount) && release(wallet)
}

function win(wallet: Reference, spin: { win: bigint; requiredStakes: bigint }): true {
  wallet.pot.bonus += spin.win
  if (spin.win > 0n) wallet.pot.requiredStakes += spin.requiredStakes
  return release(wallet)
}

function release(wallet: Reference): true {
  const { bonus, wageredStakes, requiredStakes } = wallet.pot
  if (wageredStakes < requiredStakes) return true
  wallet.pot = emptyPot()
  return gain(wallet, bonus)
}

/** Sum of the wins in open holds. */
export function heldOf(wallet: Reference): bigint {
  return wallet.heldWins.values().reduce((sum, amount) => sum + amount, 0n)
}
