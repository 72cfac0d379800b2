-- Logins with other services (OpenID Connect).

-- Who has registered with another service has no password until they set one.
alter table account alter column password_hash drop not null;

create table linked_login (
  issuer     text        not null,
  subject    text        not null,
  account_id uuid        not null references account,
  service_id text        not null,
  linked_at  timestamptz not null,
  primary key (issuer, subject),
  unique (account_id, issuer)
);

-- A login that is under way. Each stage has a secret of its own and works once: `link`, a ticket of a player who links a
-- service; `sent`, the state that the service gives back; `back`, the code that the site finishes the login with.
create table login_flow (
  secret_hash  bytea       primary key check (length(secret_hash) = 32),
  stage        text        not null check (stage in ('link', 'sent', 'back')),
  -- The browser's cookie; a ticket has no browser yet.
  browser_hash bytea       check (length(browser_hash) = 32),
  data         jsonb       not null,
  expires_at   timestamptz not null
);
create index login_flow_expiry on login_flow (expires_at);
