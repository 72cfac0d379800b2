-- Who has a room open in a process: some of the accounts that `accounts` counts. Rows live for seconds.
alter table chat_presence add column account_ids uuid[] not null default '{}';
