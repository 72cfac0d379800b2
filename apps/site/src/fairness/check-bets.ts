import type { BetRecord } from '@fairground/contract'
import { verifyRound } from '@fairground/games/verifier'
import { proofOf, type Revealed } from './proof/proof-of.ts'
import { sharedProofOf } from './proof/shared-proof-of.ts'

/** Where the bets come from; pages count from 1, the newest bet first. */
export interface BetSource {
  getPage: (pageNo: number) => Promise<{ content: readonly BetRecord[]; total: number }>
  /** What is revealed about a bet's round; no `serverSeed` while its pair is in use. */
  getRevealed: (betId: string) => Promise<{ serverSeed?: string | undefined; maxWin: number }>
}

/** What has been found so far. */
export interface BetCheck {
  done: number
  total: number
  /** Recomputed, and everything agrees. */
  right: number
  /** Ids of the bets whose proof does not agree. */
  wrong: readonly string[]
  /** Decided, but their server seed is still in use, or their flight still on its way. */
  sealed: number
  /** Still open. */
  open: number
}

export interface BetCheckOptions {
  /** How many of the newest bets are checked at most. */
  limit: number
  decimalLength: number
  signal: AbortSignal
  onProgress: (check: BetCheck) => void
}

/** Bets between two looks at the screen. */
const CHUNK = 50

/**
 * Recomputes the newest bets whose server seed is revealed. All bets of a pair share its seed, so one round's page opens
 * all of them: 1000 bets cost ten pages and one call a seed pair.
 * @throws what the source throws, and the signal's reason when it aborts
 */
export async function checkBets(source: BetSource, options: BetCheckOptions): Promise<BetCheck> {
  const { limit, signal, onProgress } = options
  const reader = createReader(source, options.decimalLength)
  const seen = new Set<string>()
  let check: BetCheck = { done: 0, total: 0, right: 0, wrong: [], sealed: 0, open: 0 }
  for (let pageNo = 1; ; pageNo += 1) {
    const page = await source.getPage(pageNo)
    check = { ...check, total: Math.min(page.total, limit) }
    for (const bet of page.content) {
      signal.throwIfAborted()
      // A bet placed meanwhile moves the others down a page.
      if (seen.has(bet.id) || check.done >= limit) continue
      seen.add(bet.id)
      check = count(check, bet.id, await reader.judge(bet))
      if (check.done % CHUNK === 0) await show(check, onProgress)
    }
    onProgress(check)
    if (check.done >= check.total || page.content.length === 0) return check
  }
}

type Verdict = 'right' | 'wrong' | 'sealed' | 'open'

function count(check: BetCheck, id: string, verdict: Verdict): BetCheck {
  const done = check.done + 1
  return verdict === 'wrong'
    ? { ...check, done, wrong: [...check.wrong, id] }
    : { ...check, done, [verdict]: check[verdict] + 1 }
}

/** Lets the browser draw between two chunks. */
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
    const known = pairs.get(serverSeedHash) ?? reveal(bet.id)
    pairs.set(serverSeedHash, known)
    return known
  }

  /** A shared round is proved by its own seed, whatever pair the bet counts in. */
  const judgeShared = async (bet: BetRecord): Promise<Verdict> => {
    if (bet.result === 'CANCELLED') return 'right'
    const proof = sharedProofOf(bet, { decimalLength })
    if (!proof) return 'sealed'
    if (verifyRound(proof).ok) return 'right'
    const { maxWin } = await source.getRevealed(bet.id)
    return verifyRound({ ...proof, maxWin }).ok ? 'right' : 'wrong'
  }

  return {
    async judge(bet: BetRecord): Promise<Verdict> {
      if (bet.result === 'PENDING') return 'open'
      if (bet.termId !== undefined) return judgeShared(bet)
      const revealed = await revealPair(bet)
      if (!revealed) return 'sealed'
      const use = `${revealed.serverSeed}:${bet.round.nonce}`
      if (nonces.has(use)) return 'wrong'
      nonces.add(use)
      if (verifyRound(proofOf(bet, revealed)).ok) return 'right'
      // The cap may have been another when this bet was placed: its own round's page has the last word.
      const own = await reveal(bet.id)
      return own && verifyRound(proofOf(bet, own)).ok ? 'right' : 'wrong'
    },
  }
}
