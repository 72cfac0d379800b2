import type { BetRecord } from '@fairground/contract/round'
import { verifyRound } from '@fairground/games/verifier'
import { multiplayerProofOf } from './proof/multiplayer-proof-of.ts'
import { proofOf, type Revealed } from './proof/proof-of.ts'

/** The source of the bets; pages count from 1, newest bet first. */
export interface BetSource {
  getPage: (pageNo: number) => Promise<{ content: readonly BetRecord[]; total: number }>
  /** The public part of a bet's round; no `serverSeed` while its pair is in use. */
  getRevealed: (betId: string) => Promise<{ serverSeed?: string | undefined; maxWin: number }>
}

/** The progress of a check. */
export interface BetCheck {
  checkedCount: number
  total: number
  /** The number of recomputed bets that match. */
  right: number
  /** The ids of the bets whose proof does not match. */
  wrong: readonly string[]
  /** The number of decided bets without a proof yet: their server seed is in use, or their flight is in progress. */
  sealed: number
  /** The number of open bets. */
  open: number
}

export interface BetCheckOptions {
  /** The most bets to check, newest first. */
  limit: number
  decimalLength: number
  signal: AbortSignal
  onProgress: (check: BetCheck) => void
}

/** The number of bets between two screen updates. */
const CHUNK = 50

/**
 * Recomputes the newest bets whose server seed is revealed. All bets of a pair share its seed, so one round's page is
 * enough for a pair: 1000 bets cost ten pages and one call per seed pair.
 * @throws the source's errors, and the signal's reason when it aborts
 */
export async function checkBets(source: BetSource, options: BetCheckOptions): Promise<BetCheck> {
  const { limit, signal, onProgress } = options
  const reader = createReader(source, options.decimalLength)
  const seenIds = new Set<string>()
  let check: BetCheck = { checkedCount: 0, total: 0, right: 0, wrong: [], sealed: 0, open: 0 }
  for (let pageNo = 1; ; pageNo += 1) {
    const page = await source.getPage(pageNo)
    check = { ...check, total: Math.min(page.total, limit) }
    for (const bet of page.content) {
      signal.throwIfAborted()
      // A new bet moves the others down a page.
      if (seenIds.has(bet.id) || check.checkedCount >= limit) continue
      seenIds.add(bet.id)
      check = count(check, bet.id, await reader.judge(bet))
      if (check.checkedCount % CHUNK === 0) await show(check, onProgress)
    }
    onProgress(check)
    if (check.checkedCount >= check.total || page.content.length === 0) return check
  }
}

type Verdict = 'right' | 'wrong' | 'sealed' | 'open'

function count(check: BetCheck, id: string, verdict: Verdict): BetCheck {
  const checkedCount = check.checkedCount + 1
  return verdict === 'wrong'
    ? { ...check, checkedCount, wrong: [...check.wrong, id] }
    : { ...check, checkedCount, [verdict]: check[verdict] + 1 }
}

/** Lets the browser render between two chunks. */
function show(check: BetCheck, onProgress: (check: BetCheck) => void): Promise<void> {
  onProgress(check)
  return new Promise((resolve) => setTimeout(resolve))
}

function createReader(source: BetSource, decimalLength: number) {
  const pairs = new Map<string, Promise<Revealed | undefined>>()
  const nonces = new Set<string>()

  const reveal = async (betId: string): Promise<Revealed | undefined> => {
    const { serverSeed, maxWin } = await source.getRevealed(betId)
    return serverSeed === undefined ? undefined : { serverSeed, maxWin, decimalLength }
  }
  const revealPair = (bet: BetRecord) => {
    const { serverSeedHash } = bet.round
    const proofPair = pairs.get(serverSeedHash) ?? reveal(bet.id)
    pairs.set(serverSeedHash, proofPair)
    return proofPair
  }

  /** A multiplayer round has its own seed, independent of the bet's pair. */
  const judgeMultiplayer = async (bet: BetRecord): Promise<Verdict> => {
    if (bet.result === 'CANCELLED') return 'right'
    const proof = multiplayerProofOf(bet, { decimalLength })
    if (!proof) return 'sealed'
    if (verifyRound(proof).ok) return 'right'
    const { maxWin } = await source.getRevealed(bet.id)
    return verifyRound({ ...proof, maxWin }).ok ? 'right' : 'wrong'
  }

  return {
    async judge(bet: BetRecord): Promise<Verdict> {
      if (bet.result === 'PENDING') return 'open'
      if (bet.termId !== undefined) return judgeMultiplayer(bet)
      const seedPair = await revealPair(bet)
      if (!seedPair) return 'sealed'
      const use = `${seedPair.serverSeed}:${bet.round.nonce}`
      if (nonces.has(use)) return 'wrong'
      nonces.add(use)
      if (verifyRound(proofOf(bet, seedPair)).ok) return 'right'
      // The payout cap may have been different at the time of the bet; the round's own page has the right one.
      const ownRound = await reveal(bet.id)
      return ownRound && verifyRound(proofOf(bet, ownRound)).ok ? 'right' : 'wrong'
    },
  }
}
