-- Published designs. The key is a digest of the document, so a document never changes under its key, and old keys go on
-- answering for whoever still has a page that names them.
create table design (
  key          text        primary key check (key ~ '^[0-9a-f]{32}$'),
  document     jsonb       not null,
  -- What the operator, or the seed, calls it.
  note         text        not null default '',
  published_at timestamptz not null
);
