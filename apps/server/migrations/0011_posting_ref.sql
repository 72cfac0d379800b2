-- A round's money lines are found without reading the account's other postings, and an account's open deposits without
-- its closed ones.
create index posting_ref on posting (account_id, ref_id);
create index deposit_open on deposit (account_id) where status = 'NEW';
