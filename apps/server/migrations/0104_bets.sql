-- One kind of action places every bet. A bet counts towards bonus money when it ends: `pot_ids` are the pots that were open when it
-- was placed (null: none), and `run_id` is its autoplay run.
alter table money_action add column pot_ids uuid[], add column run_id uuid;
alter type money_item add attribute pot_ids uuid[], add attribute run_id uuid;
update money_action set kind = 'bet' where kind = 'multiplayer_bet';

-- A wallet may have several pots; each stake counts towards one of them.
drop index bonus_open;
create index bonus_open on bonus (account_id) where status = 'open';

-- What another noun than the ledger stores beside a bet, in the bet's own statement. That noun's job takes the row away.
create table bet_attachment (
  -- The wallet, as in every table of bets.
  account_id uuid        not null,
  bet_id     uuid        not null,
  kind       text        not null,
  body       jsonb       not null,
  at         timestamptz not null,
  primary key (account_id, bet_id, kind)
);

-- A demonstration decides by the ledger's rules on an account of its own, which is one document; its rounds stay rows, for its
-- history. Those of before are forgotten: they hold credits alone.
delete from demo_visit;
alter table demo_visit
  drop column balance_minor, drop column version, drop column server_seed, drop column next_server_seed,
  drop column client_seed, drop column next_nonce,
  add column purse jsonb not null;
alter table demo_round drop column key, drop column move_key, drop column held_until;

-- Only the wallet in the account's currency takes bets: a player's rules are the player's, over all wallets. The ids of the
-- account's other wallets stand in each, so that no index is needed to find their open rounds.
alter table wallet add column is_current boolean not null default true, add column other_ids uuid[] not null default '{}';
update wallet w set other_ids = array(
  select other.wallet_id from account_wallet own join account_wallet other using (account_id)
  where own.wallet_id = w.account_id and other.wallet_id <> w.account_id order by 1);
update wallet w set is_current = false
  from account_wallet o join account a on a.id = o.account_id
  where o.wallet_id = w.account_id and o.currency_id <> a.currency_id;
