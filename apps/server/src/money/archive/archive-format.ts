import * as z from 'zod'

/**
 * The file of an archived month is a gzip of lines of JSON in UTF-8:
 *
 *     header      which month, and which commits
 *     commit      one line a commit, in order of its id: its place in the chain, and its actions with their rounds and postings
 *     …
 *     trailer     numbers of commits and actions, and the SHA-256 of all bytes above it
 *
 * Numbers of 64 bits are texts, times are ISO 8601 in UTC. The columns of an action are those of table `money_action`; a bet in
 * a multiplayer round also has the columns of `multiplayer_bet`.
 */
export type ArchiveHeader = z.infer<typeof headerSchema>
export type ArchivedCommit = z.infer<typeof commitSchema>
export type ArchiveTrailer = z.infer<typeof trailerSchema>
/** An action as it lies in the file: the columns that a proof reads; the others are there too. */
export type ArchivedAction = z.infer<typeof actionSchema>

const actionSchema = z.looseObject({
  account_id: z.string(),
  id: z.string(),
  version: z.string(),
  kind: z.string(),
  main_minor: z.string(),
  held_minor: z.string(),
  main_change: z.string(),
  bonus_change: z.string(),
  held_change: z.string(),
  house_change: z.string(),
  legs: z.string(),
  game_id: z.nullable(z.string()),
  status: z.nullable(z.string()),
  stake_minor: z.nullable(z.string()),
  spin_id: z.nullable(z.string()),
  seed_pair_id: z.nullable(z.string()),
  nonce: z.nullable(z.int()),
})

export const headerSchema = z.object({
  format: z.literal('fairground archive 1'),
  /** `2026-11`. */
  month: z.string(),
  /** The file holds every commit after this one … */
  after: z.string(),
  /** … up to this one, as a whole. */
  through: z.string(),
})

export const commitSchema = z.object({
  id: z.string(),
  /** Null where the commit moved no money: then it has no digest. */
  digest: z.nullable(
    z.object({
      /** Milliseconds since 1970. */
      atMs: z.number(),
      postings: z.int(),
      sha256: z.string(),
      position: z.string(),
      chain: z.string(),
    }),
  ),
  actions: z.array(actionSchema),
})

export const trailerSchema = z.object({
  commits: z.int(),
  actions: z.int(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})
