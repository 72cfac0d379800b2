/** A command to a player's wallet, as the ten-line reference understands it. Ids name rounds and their holds. */
export type Command =
  | { do: 'deposit'; amount: bigint }
  | { do: 'bet'; id: string; amount: bigint }
  | { do: 'end'; id: string; amount: bigint }
  | { do: 'finish'; ids: readonly string[] }
  | { do: 'void round'; id: string }
  | { do: 'void hold'; id: string }

/** All that the reference remembers: money, stakes of open rounds, and wins in open holds. */
export type Reference = { main: bigint; open: Map<string, bigint>; held: Map<string, bigint> }

/** A wallet without money. */
export const newReference = (): Reference => ({ main: 0n, open: new Map(), held: new Map() })

/**
 * The ledger in ten lines: what every implementation must agree with. Changes `wallet` in place.
 * @returns false when the command is refused, and then nothing has changed
 */
export function act(wallet: Reference, command: Command): boolean {
  const { open, held } = wallet
  const take = (map: Map<string, bigint>, id: string) => [map.get(id) ?? 0n, map.delete(id)] as const
  if (command.do === 'deposit') return gain(wallet, command.amount)
  if (command.do === 'bet')
    return wallet.main >= command.amount && !!open.set(command.id, command.amount) && gain(wallet, -command.amount)
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

/** Sum of the wins in open holds. */
export function heldOf(wallet: Reference): bigint {
  return wallet.held.values().reduce((sum, amount) => sum + amount, 0n)
}
