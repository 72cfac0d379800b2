-- Which version of the house's terms a player has accepted, and when. Versions count up; a row is never changed.
create table accepted_terms (
  account_id  uuid        not null references account,
  version     integer     not null check (version > 0),
  accepted_at timestamptz not null,
  primary key (account_id, version)
);
