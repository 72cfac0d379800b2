-- Conversations of players and visitors with the operator's people (docs/support.md).

create table support_conversation (
  id               uuid        primary key,
  -- Null: a visitor, who proves by the secret that the conversation is the own one.
  account_id       uuid,
  secret_hash      bytea,
  -- The client id of the first message: an account that sends it again gets the same conversation.
  opened_by        text        not null,
  topic            text        not null,
  language         text        not null,
  -- Where a visitor wants to be told of an answer.
  email            text,
  state            text        not null check (state in ('OPEN', 'ASSIGNED', 'WAITING_PLAYER', 'WAITING_AGENT', 'SOLVED', 'CLOSED')),
  -- 0 comes first.
  priority         smallint    not null,
  escalated        boolean     not null default false,
  -- The person of a staff key.
  agent            text,
  -- The number of the last message; what the player and staff have read; the answer that the last mail told of.
  seq              integer     not null default 0,
  player_read_seq  integer     not null default 0,
  player_read_at   timestamptz not null,
  staff_read_seq   integer     not null default 0,
  mailed_seq       integer     not null default 0,
  created_at       timestamptz not null,
  last_at          timestamptz not null,
  -- Since when the player waits for an answer; null when nobody waits.
  waiting_since    timestamptz,
  first_answer_at  timestamptz,
  rating           smallint    check (rating between 1 and 5),
  complaint_number text        unique,
  complaint_at     timestamptz,
  complaint_due_at timestamptz,
  -- The jurisdiction's regulator at that time: {name, address}.
  regulator        jsonb,
  check (account_id is not null or secret_hash is not null)
);
create unique index support_opened_by on support_conversation (account_id, opened_by) where account_id is not null;
create index support_by_account on support_conversation (account_id, id) where account_id is not null;
create index support_open on support_conversation (priority, waiting_since) where state not in ('SOLVED', 'CLOSED');
create index support_by_agent on support_conversation (agent) where state not in ('SOLVED', 'CLOSED');
create index support_answered on support_conversation (first_answer_at) where first_answer_at is not null;
create index support_by_last on support_conversation (last_at);

create table support_message (
  conversation_id  uuid        not null references support_conversation (id) on delete cascade,
  seq              integer     not null,
  sender           text        not null check (sender in ('player', 'staff')),
  -- The person of a staff key.
  person           text,
  client_id        text        not null,
  body             text        not null,
  attachments      uuid[]      not null default '{}',
  at               timestamptz not null,
  -- How long the player had waited for this answer.
  answered_ms      bigint,
  primary key (conversation_id, seq),
  unique (conversation_id, sender, client_id)
);
create index support_message_answers on support_message (at) where answered_ms is not null;

-- Notes of staff, and what happened to a conversation.
create table support_note (
  id              uuid        primary key,
  conversation_id uuid        not null references support_conversation (id) on delete cascade,
  person          text        not null,
  kind            text        not null check (kind in ('note', 'assigned', 'escalated', 'solved', 'reopened', 'complaint')),
  body            text        not null default '',
  at              timestamptz not null
);
create index support_note_by_conversation on support_note (conversation_id, id);

-- One row a person: locked while the person takes a conversation, so that nobody gets too many.
create table support_agent (person text primary key);

create sequence support_complaint;

-- Sources: docs/jurisdictions.md.
update jurisdiction set version = version + 1, rules = rules || '{"complaints": {"days": 56, "regulator":
  {"name": "Gambling Commission", "address": "4th floor, Victoria Square House, Birmingham, B2 4BP, United Kingdom"}}}'
  where id = 'great-britain' and not rules ? 'complaints';
update jurisdiction set version = version + 1, rules = rules || '{"complaints": {"days": 14, "regulator":
  {"name": "Gemeinsame Glücksspielbehörde der Länder", "address": "Hansering 15, 06108 Halle (Saale), Germany"}}}'
  where id = 'germany' and not rules ? 'complaints';
