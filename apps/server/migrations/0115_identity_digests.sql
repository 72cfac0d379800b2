-- A keyed digest of what a player states about themselves, by which the accounts of one person are found: the identity itself is
-- encrypted. Submissions of before have none.
alter table kyc_case add column identity_digest bytea;
create index kyc_case_by_identity on kyc_case (identity_digest) where state = 'DONE';
