-- The code by which a player invites others (the query `p` of a link).
alter table account add column invite_code text;
update account set invite_code = upper(substr(md5(random()::text || id::text), 1, 12));
alter table account alter column invite_code set not null;
create unique index account_invite_code on account (invite_code);
