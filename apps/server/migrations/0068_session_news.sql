-- Servers remember the sessions of active players for some seconds. Whatever ends a session, or changes under what it is
-- held, tells all of them by the session's id, or with `account` by the account's.
create function tell_session_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_changed', old.id::text);
  return null;
end $$;
create trigger tell_session_changed after update on session for each row
  when (old.revoked_at is distinct from new.revoked_at or old.expires_at <> new.expires_at or new.last_seen_at < old.last_seen_at)
  execute function tell_session_changed();
create trigger tell_session_ended after delete on session for each row execute function tell_session_changed();

create trigger tell_session_changed after update of country_id, currency_id on account for each row
  when (old.country_id is distinct from new.country_id or old.currency_id is distinct from new.currency_id)
  execute function tell_session_changed();
