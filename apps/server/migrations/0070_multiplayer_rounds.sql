-- Rounds that many players bet in are multiplayer rounds; they were called shared. A bet that everybody stakes on is a bet of
-- such a round. Only names change: the rows, their order and the chain of digests stay as they are.
alter table shared_chain rename to multiplayer_chain;
alter table shared_seed rename to multiplayer_seed;
alter table shared_round rename to multiplayer_round;
alter table shared_round_part rename to multiplayer_round_part;
alter table shared_bet rename to multiplayer_bet;
alter table multiplayer_round_part rename column shared_round_id to multiplayer_round_id;
alter table multiplayer_bet rename column shared_round_id to multiplayer_round_id;
alter table demo_round rename column shared_round_id to multiplayer_round_id;
update money_action set kind = 'multiplayer_bet' where kind = 'shared_bet';
-- Whoever drives a game's rounds now goes on with the same fencing number.
update lease set name = replace(name, 'shared:', 'multiplayer:') where name like 'shared:%';
-- The names of their constraints, indexes and of the sequence follow.
do $$
declare
  old record;
begin
  for old in
    select conrelid::regclass as of_table, conname as name from pg_constraint
    where connamespace = current_schema()::regnamespace and conname like 'shared\_%'
  loop
    execute format('alter table %s rename constraint %I to %I', old.of_table, old.name,
      replace(old.name, 'shared_', 'multiplayer_'));
  end loop;
  for old in
    select relname as name, relkind from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('i', 'S') and relname like 'shared\_%'
  loop
    execute format('alter %s %I rename to %I', case old.relkind when 'S' then 'sequence' else 'index' end, old.name,
      replace(old.name, 'shared_', 'multiplayer_'));
  end loop;
end $$;
