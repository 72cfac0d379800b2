-- The operator's own texts, by language. Players get them as a snapshot of all languages, under a digest of its content.
create table operator_text (
  locale text not null,
  key    text not null,
  text   text not null,
  primary key (locale, key)
);

create table text_snapshot (
  key          text        primary key check (key ~ '^[0-9a-f]{32}$'),
  -- Language to key to text.
  maps         jsonb       not null,
  published_at timestamptz not null
);

alter table site_settings add column texts_key text references text_snapshot;

-- Keys that sites had no text for.
create table missing_text (
  locale    text        not null,
  key       text        not null,
  count     bigint      not null default 1,
  last_seen timestamptz not null,
  primary key (locale, key)
);
