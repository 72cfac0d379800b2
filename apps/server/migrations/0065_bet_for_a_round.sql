-- A bet of a multiplayer round may name the round that it is for. A repeat that arrives when that round takes no more bets
-- is refused, although the next one takes them. Two lines of money_shared_bet (0054) change.
do $$
declare
  before text := pg_get_functiondef('money_shared_bet(uuid, timestamptz, json)'::regprocedure);
  after text := replace(
    replace(before, 'or p_at >= t.closes_at then', 'or p_at >= t.closes_at or t.id <> i.term_id then'),
    'game_version integer, run_id uuid)', 'game_version integer, run_id uuid, term_id uuid)');
begin
  if length(after) <> length(before) + length(' or t.id <> i.term_id') + length(', term_id uuid') then
    raise exception 'money_shared_bet is not the function that this migration changes';
  end if;
  execute after;
end $$;
