import { CallError } from '@fairground/contract/envelope'
import type { Move, Options } from '@fairground/games'
import { listOtherWallets } from '../../money/wallet/account-wallets.ts'
import type { MoneyRequest } from '../../money/wallet/action.ts'
import { getWallet } from '../../money/wallet/get-wallet.ts'
import { listMoneyLines } from './money-lines.ts'
import type { RoundsParts } from './parts.ts'
import type { Bettor, Purse } from './purse.ts'
import type { UserContext } from './round-request.ts'
import { getSeeds, rotateSeeds } from './seeds.ts'
import type { StoredRound } from './stored-round.ts'

/** The player of a call. */
export function playerOf<Parts extends RoundsParts>(context: UserContext<Parts>): Bettor<Parts> {
  const { parts, session, arrivedAtMs } = context
  return { parts, session, arrivedAtMs, purse: walletPurse(context) }
}

function walletPurse({ parts, session, key, bodyHash }: UserContext): Purse {
  const { db, wallet, walletOwners, rounds } = parts
  const { accountId, walletId: ownId, currencyId } = session
  return {
    ...{ id: ownId, currencyId },
    act: (kind, command, walletId = ownId) => {
      const request: MoneyRequest = { accountId: walletId, key, bodyHash }
      return wallet.act(kind, { ...request, ...command })
    },
    async findRepeat(kind, walletId = ownId) {
      const action = await wallet.findAction(walletId, key)
      if (action && (action.kind !== kind || action.bodyHash !== bodyHash)) throw new CallError('key_reused')
      return action
    },
    async currencyOf(walletId) {
      if (walletId === ownId) return currencyId
      const owner = await walletOwners.find(walletId)
      if (owner?.accountId !== accountId) throw new Error(`the wallet ${walletId} is not of the account ${accountId}`)
      return owner.currencyId
    },
    recall: (id) => recallRound(parts, ownId, id),
    async find(id) {
      const ownRound = await rounds.find(ownId, id)
      if (ownRound) return ownRound
      const others = await Promise.all(
        (await listOtherWallets(db, session)).map((walletId) => rounds.find(walletId, id)),
      )
      return others.find((round) => round !== undefined)
    },
    async listOpen() {
      const walletIds = [ownId, ...(await listOtherWallets(db, session))]
      const open = (await Promise.all(walletIds.map((walletId) => rounds.listOpen(walletId)))).flat()
      return open.toSorted((one, other) => (one.id > other.id ? -1 : 1))
    },
    page: (page, walletId = ownId) => rounds.page(walletId, page),
    listMoneyLines: (round) => listMoneyLines(db, round),
    readBalances: (walletId = ownId) => getWallet(parts, walletId),
    sumSession: () => parts.sessionSums.sum(session),
    findSeeds: () => getSeeds(parts, ownId),
    rotateSeeds: (clientSeed) => rotateSeeds(parts, { accountId: ownId, key, bodyHash }, clientSeed),
  }
}

/** The round in the wallet's memory: open, or decided while its win is held, of which then only the id counts. */
function recallRound({ wallet }: RoundsParts, walletId: Purse['id'], id: string): StoredRound | undefined {
  const account = wallet.recall(walletId)
  const round = account?.openRounds.find((each) => each.id === id)
  if (!account || !round) return undefined
  const { serverSeed, serverSeedHash, clientSeed } = account.pair
  const { gameId, step, edgeBp, stakeMinor, maxWinMinor, createdAtMs, nonce } = round
  return {
    ...{ accountId: walletId, id, gameId, step, edgeBp, stakeMinor, maxWinMinor, createdAtMs, serverSeedHash },
    status: 'open',
    result: 'PENDING',
    // Only bets and moves write these, from values that an engine has checked.
    moves: round.moves as Move[],
    options: round.options as Options,
    payoutMinor: 0n,
    finishedAtMs: undefined,
    seeds: { serverSeed, clientSeed, nonce },
    isSpin: false,
    isRevealed: false,
  }
}
