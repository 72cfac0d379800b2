-- What a player lets a room show of their bets; null: never chosen, so cards without the stake.
alter table chat_member add column share_bets text check (share_bets in ('share', 'no_stake', 'none'));

-- Slips that a room shows as cards. The statement that stores the slip writes the row, so a slip has its card or neither is there;
-- a job posts the card in the room and notes its message here in one transaction, so it is posted once.
create table chat_card (
  -- The wallet, as in every table of bets.
  account_id uuid        not null,
  slip_id    uuid        not null,
  room_id    uuid        not null,
  game_id    text        not null,
  term_id    uuid        not null,
  shows_stake boolean    not null,
  -- The card that the player followed.
  follows    uuid,
  at         timestamptz not null,
  message_id uuid,
  -- The card says how its slip ended, or the room takes no card of it.
  done_at    timestamptz,
  primary key (account_id, slip_id)
);
create index chat_card_waiting on chat_card (slip_id) where done_at is null;
create index chat_card_recent on chat_card (at);

-- What the server has posted in a room by itself, each once.
create table chat_bot_post (
  room_id uuid        not null,
  key     text        not null,
  at      timestamptz not null,
  primary key (room_id, key)
);
