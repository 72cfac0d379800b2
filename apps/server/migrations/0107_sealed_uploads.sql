-- Players' own pictures and the texts of messages are encrypted at rest (docs/security.md, "Secrets in the database").

-- The bytes of an own picture, encrypted; a picture that the player shows to everybody (`account.avatar`) stays a file, in `digest`.
alter table upload
  alter column digest drop not null,
  add column mime   text,
  add column size   integer,
  add column width  integer,
  add column height integer,
  add column key_id text,
  add column sealed bytea;
alter table upload alter column sealed set storage external;

-- Those of an earlier release are plain until the next start encrypts them: `key_id` says so.
create temporary table moved on commit drop as select distinct digest from upload;
update upload set mime = asset.mime, size = asset.size, width = asset.width, height = asset.height, key_id = 'plain', digest = null,
  sealed = (select string_agg(bytes, ''::bytea order by part) from asset_part where asset_part.digest = asset.digest)
from asset
where asset.digest = upload.digest
  and not exists (select 1 from account where id = upload.account_id and avatar = '/api/avatar/' || upload.id);
delete from asset using moved where asset.digest = moved.digest
  and not exists (select 1 from site_asset where site_asset.digest = asset.digest)
  and not exists (select 1 from upload where upload.digest = asset.digest);
delete from asset_part using moved where asset_part.digest = moved.digest
  and not exists (select 1 from asset where asset.digest = asset_part.digest);
alter table upload add constraint upload_bytes check (
  (digest is null) = (sealed is not null) and num_nulls(mime, size, width, height, key_id, sealed) in (0, 6)
);

-- The next start also encrypts the texts of messages that wait.
insert into data_key (id, probe) values ('plain', '') on conflict do nothing;
