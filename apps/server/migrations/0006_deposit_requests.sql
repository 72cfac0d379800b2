-- By which key a player asked for a deposit: the same key again is the same deposit.
alter table deposit add column request_key text;
create unique index deposit_request on deposit (account_id, request_key);
create index deposit_newest on deposit (account_id, created_at desc, id desc);
