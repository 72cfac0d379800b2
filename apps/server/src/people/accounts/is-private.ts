import { sql } from 'kysely'

/**
 * Whether an account shows others nothing but its name: the player hides the profile, is in a break or excluded, or staff has
 * switched the account off. Which of these it is shows nowhere. For queries that join `account` and `play`.
 */
export const isPrivate = sql<boolean>`(account.profile_hidden or coalesce(play.time_out_until > now(), false)
  or coalesce(play.excluded_until > now(), false)
  or exists (select from switched_off where switched_off.kind = 'player' and switched_off.id = account.id::text))`

/**
 * The name of an account for public lists of bets and wins, which mask it: empty where the player hides the profile, so that no
 * letter of it shows. For queries that join `account`.
 */
export const listedName = sql<string>`case when account.profile_hidden then '' else account.nickname end`
