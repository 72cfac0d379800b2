import type { ChatEntity, ChatEvent, ChatRole, ChatRoomKind, ChatSettings } from '@fairground/contract/chat'
import type { ChatCard, ShareChoice } from '@fairground/contract/chat-cards'
import type { ColumnType, Generated } from 'kysely'
import type { WalletId } from '../wallet-id.ts'

type Json<Value> = ColumnType<Value, string, string>
/** A column that the database fills in. */
type Usual<Value> = ColumnType<Value, Value | undefined, Value>

/** Rooms, messages and rules of the chat (migration 0093). All times come from the server's clock. */
export type ChatTables = {
  chat_room: {
    id: string
    kind: ChatRoomKind
    game_id: string | null
    name: string
    topic: Usual<string>
    rules: Usual<string>
    min_level: Usual<number>
    position: Usual<number>
    settings: ColumnType<Partial<ChatSettings>, string | undefined, string>
    seq: Generated<bigint>
    slow_seconds: Usual<number | null>
    flood_seconds: Usual<number | null>
    flood_until: Usual<Date | null>
    locked: Usual<boolean>
    pinned_id: Usual<string | null>
    created_at: Date
    archived_at: Usual<Date | null>
  }
  chat_profile: {
    account_id: string
    id: string
    name: string
    name_key: string
    role: Usual<Exclude<ChatRole, 'visitor'>>
    created_at: Date
  }
  chat_member: {
    account_id: string
    room_id: string
    read_seq: Usual<bigint>
    joined_at: Date
    /** Since migration 0095. */
    share_bets: Usual<ShareChoice | null>
  }
  chat_ignored: { account_id: string; ignored_id: string; at: Date }
  chat_message: {
    id: string
    room_id: string
    seq: bigint
    account_id: string | null
    client_id: string | null
    type: 'text' | 'bet' | 'result' | 'win' | 'redpacket' | 'system'
    body: string
    entities: Json<ChatEntity[]>
    reply_to: string | null
    card: ColumnType<ChatCard | null, string | null | undefined, string | null>
    rev: Generated<number>
    edited_at: Usual<Date | null>
    deleted_at: Usual<Date | null>
    deleted_by: Usual<'author' | 'moderator' | null>
    hidden_at: Usual<Date | null>
    created_at: Date
  }
  chat_event: { room_id: string; seq: bigint; kind: ChatEvent['kind']; message_id: string | null; at: Date }
  chat_revision: { message_id: string; rev: number; body: string; at: Date }
  chat_reaction: { message_id: string; account_id: string; emoji: string; at: Date }
  chat_sent: {
    account_id: string
    client_id: string
    room_id: string
    message_id: string | null
    held: boolean
    text_hash: Buffer
    at: Date
  }
  /** Since migration 0099. */
  chat_translation: {
    message_id: string
    rev: number
    locale: string
    text: string
    from_language: string | null
    at: Date
  }
  chat_mention: { account_id: string; room_id: string; seq: bigint; at: Date }
  chat_held: {
    id: string
    room_id: string
    account_id: string
    client_id: string
    body: string
    entities: Json<ChatEntity[]>
    reply_to: string | null
    why: 'word' | 'duplicate'
    at: Date
    decision: Usual<'approve' | 'reject' | null>
    decided_by: Usual<string | null>
    decided_at: Usual<Date | null>
  }
  chat_word: { id: string; pattern: string; action: 'hold' | 'block' | 'mask'; at: Date }
  chat_report: {
    message_id: string
    account_id: string
    room_id: string
    /** `distress` is the server's own: the author stands as the reporter. */
    reason: 'spam' | 'abuse' | 'scam' | 'harm' | 'other' | 'distress'
    note: string
    at: Date
    decision: Usual<'delete' | 'keep' | null>
    decision_reason: Usual<string | null>
    decided_by: Usual<string | null>
    decided_at: Usual<Date | null>
  }
  chat_sanction: {
    id: string
    account_id: string
    room_id: string | null
    kind: 'warn' | 'mute' | 'ban'
    reason: string
    by: string
    at: Date
    until: Date | null
    lifted_at: Usual<Date | null>
    lifted_by: Usual<string | null>
    lift_reason: Usual<string | null>
  }
  chat_moderation: {
    id: string
    account_id: string
    action: string
    room_id: string | null
    target_id: string | null
    seconds: number | null
    reason: string
    at: Date
  }
  /** Since migration 0095, as the next one. */
  chat_card: {
    account_id: WalletId
    slip_id: string
    room_id: string
    game_id: string
    term_id: string
    shows_stake: boolean
    follows: string | null
    at: Date
    message_id: string | null
    done_at: Date | null
  }
  chat_bot_post: { room_id: string; key: string; at: Date }
  /** Since migration 0098. */
  chat_hold: {
    id: string
    room_id: string | null
    held_from: Date
    held_until: Date
    reason: string
    placed_by: string
    placed_at: Date
    released_at: Usual<Date | null>
    released_by: Usual<string | null>
    release_reason: Usual<string | null>
  }
  chat_presence: { node: string; room_id: string; accounts: number; account_ids: string[]; told_at: Date }
}
