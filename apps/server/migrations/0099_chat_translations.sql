-- Messages of the chat in other languages, as a provider has translated them: a second reader needs no second request. A
-- translation is dropped with the day of its message (apps/server/src/chat/retention).
create table chat_translation (
  message_id    uuid        not null,
  -- The revision from which on the message has this text.
  rev           integer     not null,
  -- A language of the site.
  locale        text        not null,
  text          text        not null,
  -- The language that the provider found in the text; null where it did not say.
  from_language text,
  at            timestamptz not null,
  primary key (message_id, rev, locale)
);
