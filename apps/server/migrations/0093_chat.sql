-- Rooms of the chat. `seq` is the number of the room's last event: who locks the row numbers the next ones, so a room's numbers
-- have no gap and the order of its commits is theirs.
create table chat_room (
  id           uuid        primary key,
  kind         text        not null check (kind in ('PUBLIC', 'GAME', 'VIP', 'ANNOUNCE')),
  -- Of a room of a lottery, which the server makes.
  game_id      text        unique,
  name         text        not null,
  topic        text        not null default '',
  rules        text        not null default '',
  min_level    integer     not null default 0 check (min_level >= 0),
  position     integer     not null default 0,
  -- Settings that differ from the defaults (packages/contract/src/chat.ts).
  settings     jsonb       not null default '{}',
  seq          bigint      not null default 0,
  -- Seconds between two messages: of a moderator, or of a flood until its end.
  slow_seconds integer,
  flood_seconds integer,
  flood_until  timestamptz,
  locked       boolean     not null default false,
  pinned_id    uuid,
  created_at   timestamptz not null,
  archived_at  timestamptz,
  check ((kind = 'GAME') = (game_id is not null))
) with (fillfactor = 70);

insert into chat_room (id, kind, name, created_at)
  values ('019ab000-0000-7000-8000-000000000001', 'PUBLIC', 'Lobby', now());

-- A player in the chat: the id and the name that others see, neither of them the account's, and what the player may do.
create table chat_profile (
  account_id uuid        primary key,
  id         uuid        not null unique,
  name       text        not null,
  -- The name after folding: names that look alike are the same.
  name_key   text        not null unique,
  role       text        not null default 'member' check (role in ('member', 'helper', 'moderator', 'operator')),
  created_at timestamptz not null
);

create table chat_member (
  account_id uuid        not null,
  room_id    uuid        not null,
  -- The number up to which the player has read; it only grows.
  read_seq   bigint      not null default 0,
  joined_at  timestamptz not null,
  primary key (account_id, room_id)
) with (fillfactor = 80);

create table chat_ignored (
  account_id uuid        not null,
  ignored_id uuid        not null,
  at         timestamptz not null,
  primary key (account_id, ignored_id)
);

-- Messages, events, earlier texts and reactions are in one table a day, UTC, which the server makes and drops
-- (apps/server/src/chat/retention). A message's id begins with its time.
create table chat_message (
  id         uuid        not null,
  room_id    uuid        not null,
  seq        bigint      not null,
  -- Null: the server wrote it.
  account_id uuid,
  client_id  text,
  type       text        not null check (type in ('text', 'bet', 'result', 'win', 'redpacket', 'system')),
  body       text        not null,
  entities   jsonb       not null default '[]',
  reply_to   uuid,
  card       jsonb,
  rev        integer     not null default 0,
  edited_at  timestamptz,
  deleted_at timestamptz,
  deleted_by text        check (deleted_by in ('author', 'moderator')),
  hidden_at  timestamptz,
  created_at timestamptz not null,
  primary key (id)
) partition by range (id);

create table chat_event (
  room_id    uuid        not null,
  seq        bigint      not null,
  kind       text        not null,
  message_id uuid,
  at         timestamptz not null,
  primary key (room_id, seq, at)
) partition by range (at);

-- Texts that an edit replaced.
create table chat_revision (
  message_id uuid        not null,
  rev        integer     not null,
  body       text        not null,
  at         timestamptz not null,
  primary key (message_id, rev)
) partition by range (message_id);

create table chat_reaction (
  message_id uuid        not null,
  account_id uuid        not null,
  emoji      text        not null,
  at         timestamptz not null,
  primary key (message_id, account_id, emoji)
) partition by range (message_id);

-- What players have sent lately: the same client id never posts twice, and floods and repeats are counted here.
create table chat_sent (
  account_id uuid        not null,
  client_id  text        not null,
  room_id    uuid        not null,
  -- Null while the message waits for a helper, and for good when it was rejected.
  message_id uuid,
  held       boolean     not null,
  text_hash  bytea       not null,
  at         timestamptz not null,
  primary key (account_id, client_id)
);
create index chat_sent_by_account on chat_sent (account_id, room_id, at);
create index chat_sent_by_text on chat_sent (room_id, text_hash, at);
create index chat_sent_by_room on chat_sent (room_id, at);

create table chat_mention (
  account_id uuid        not null,
  room_id    uuid        not null,
  seq        bigint      not null,
  at         timestamptz not null,
  primary key (account_id, room_id, seq)
);

-- Messages that wait for a person.
create table chat_held (
  id         uuid        primary key,
  room_id    uuid        not null,
  account_id uuid        not null,
  client_id  text        not null,
  body       text        not null,
  entities   jsonb       not null default '[]',
  reply_to   uuid,
  why        text        not null check (why in ('word', 'duplicate')),
  at         timestamptz not null,
  decision   text        check (decision in ('approve', 'reject')),
  decided_by text,
  decided_at timestamptz
);
create index chat_held_open on chat_held (at) where decision is null;

-- The operator's words, as typed; the server folds them.
create table chat_word (
  id      uuid        primary key,
  pattern text        not null,
  action  text        not null check (action in ('hold', 'block', 'mask')),
  at      timestamptz not null
);

-- Selling, begging and loans: helpers look at these first. The operator changes the list.
insert into chat_word (id, pattern, action, at)
  select gen_random_uuid(), pattern, 'hold', now() from unnest(array[
    'loan*', 'lend me', 'send me money', 'give me money', 'sell* account*', 'account* for sale', 'buy* account*',
    'empréstimo*', 'me empresta', 'manda pix', 'vendo conta*', 'compro conta*',
    'pinjaman', 'pinjam uang', 'kirim uang', 'jual akun', 'beli akun', 'minta saldo'
  ]) pattern;

create table chat_report (
  message_id uuid        not null,
  account_id uuid        not null,
  room_id    uuid        not null,
  reason     text        not null check (reason in ('spam', 'abuse', 'scam', 'harm', 'other')),
  note       text        not null default '',
  at         timestamptz not null,
  decision   text        check (decision in ('delete', 'keep')),
  decision_reason text,
  decided_by text,
  decided_at timestamptz,
  primary key (message_id, account_id)
);
create index chat_report_open on chat_report (at) where decision is null;

create table chat_sanction (
  id         uuid        primary key,
  account_id uuid        not null,
  -- Null: every room.
  room_id    uuid,
  kind       text        not null check (kind in ('warn', 'mute', 'ban')),
  reason     text        not null,
  -- An account's id, or the person of a staff key.
  by         text        not null,
  at         timestamptz not null,
  -- Null: no end.
  until      timestamptz,
  lifted_at  timestamptz,
  lifted_by  text,
  lift_reason text
);
create index chat_sanction_by_account on chat_sanction (account_id, at);

-- What helpers, moderators and operators of the chat have done.
create table chat_moderation (
  id         uuid        primary key,
  account_id uuid        not null,
  action     text        not null,
  room_id    uuid,
  -- A message, a held message, or an account.
  target_id  uuid,
  seconds    integer,
  reason     text        not null,
  at         timestamptz not null
);

-- Accounts that have a room open, by server process.
create table chat_presence (
  node     text        not null,
  room_id  uuid        not null,
  accounts integer     not null,
  told_at  timestamptz not null,
  primary key (node, room_id)
);
