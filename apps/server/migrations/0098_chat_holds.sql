-- Legal holds: while one stands, nothing of the chat's log of its period and room is forgotten (apps/server/src/chat/retention).
create table chat_hold (
  id             uuid        primary key,
  -- Null: every room.
  room_id        uuid,
  -- From the one moment, until before the other.
  held_from      timestamptz not null,
  held_until     timestamptz not null,
  reason         text        not null,
  -- The person of a staff key, as `released_by`.
  placed_by      text        not null,
  placed_at      timestamptz not null,
  -- Null: the hold stands.
  released_at    timestamptz,
  released_by    text,
  release_reason text,
  check (held_from < held_until)
);
