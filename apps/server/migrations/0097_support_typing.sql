-- Until when a side of a conversation counts as writing.
alter table support_conversation add column player_typing_until timestamptz, add column staff_typing_until timestamptz;

-- A conversation of a player may be merged into another one of the same player.
alter table support_note drop constraint support_note_kind_check;
alter table support_note add constraint support_note_kind_check
  check (kind in ('note', 'assigned', 'escalated', 'solved', 'reopened', 'complaint', 'merged'));
