-- The one door to money: a batch of actions of any kind in one transaction, at most one action an account.
--
-- The rows of each kind come in order of account, which is the order in which wallets are written: batches of one kind
-- never wait for each other in a circle, and where kinds do, PostgreSQL ends one, which is sent again.
--
-- The settings keep plans on look-ups by key, here and in the functions called: a plan is made once a connection and kept,
-- and one that was made while the tables were small would otherwise read whole tables later. (A lane also has its plans
-- made anew now and then; an empty table misleads the planner in more ways.)
create function money_batch(
  p_at timestamptz, p_accounts uuid[], p_batches uuid[],
  p_bets json, p_moves json, p_finishes json, p_void_rounds json, p_void_holds json, p_deposits json, p_rotations json
) returns text language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off
as $$
declare
  bets text; moves text; finishes text; void_rounds text; void_holds text; deposits text; rotations text;
begin
  if (select count(distinct account_id) from unnest(p_accounts) account_id) <> cardinality(p_accounts) then
    raise exception 'a batch holds two actions of one account';
  end if;

  if p_bets is not null then bets := money_bet(p_batches[1], p_at, p_bets); end if;
  if p_moves is not null then moves := money_move(p_batches[2], p_at, p_moves); end if;
  if p_finishes is not null then finishes := money_finish_holds(p_batches[3], p_at, p_accounts, p_finishes); end if;
  if p_void_rounds is not null then void_rounds := money_void_round(p_batches[4], p_at, p_void_rounds); end if;
  if p_void_holds is not null then void_holds := money_void_hold(p_batches[5], p_at, p_accounts, p_void_holds); end if;
  if p_deposits is not null then deposits := money_deposit(p_batches[6], p_at, p_deposits); end if;
  if p_rotations is not null then rotations := money_rotate_seeds(p_batches[7], p_at, p_rotations); end if;
  return '[' || concat_ws(',', bets, moves, finishes, void_rounds, void_holds, deposits, rotations) || ']';
end $$;
