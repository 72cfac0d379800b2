-- Deposits: made and declined outside the ledger, paid by the one money function below.

create table deposit (
  account_id         uuid        not null,
  id                 uuid        not null,
  channel            text        not null,
  amount_minor       bigint      not null check (amount_minor > 0),
  status             text        not null default 'NEW' check (status in ('NEW', 'PAID', 'DECLINED', 'EXPIRED')),
  first              boolean     not null default false,
  provider_reference text,
  checkout_url       text,
  created_at         timestamptz not null,
  expires_at         timestamptz not null,
  closed_at          timestamptz,
  primary key (account_id, id)
);
create index deposit_waiting on deposit (expires_at) where status = 'NEW';

-- Credits a deposit once: provider:<channel> to player:main. A provider's word that it was paid counts however late it
-- comes, so that DECLINED and EXPIRED become PAID too. An unknown id or another amount moves nothing.
create function money_deposit(p_batch uuid, p_at timestamptz, p_items json) returns text language plpgsql as $$
#variable_conflict use_column
declare answers text;
begin
  with seen as materialized (
    select i.*, w.version, w.main_minor, w.bonus_minor, w.held_minor, w.deposit_count = 0 as is_first, d.channel, case
        when known.body_hash is not null then 'known'
        when w.account_id is null then 'wallet_unknown'
        when d.id is null then 'deposit_unknown'
        when d.amount_minor <> i.amount_minor then 'deposit_amount'
        when d.status = 'PAID' then 'deposit_paid'
        else 'done' end as outcome
    from json_to_recordset(p_items) as i(account_id uuid, key text, body_hash text, deposit_id uuid, amount_minor bigint)
    left join lateral (select * from wallet w where w.account_id = i.account_id limit 1) w on true
    left join lateral (select * from deposit d where d.account_id = i.account_id and d.id = i.deposit_id limit 1) d on true
    left join lateral (
      select a.body_hash from money_action a where a.account_id = i.account_id and a.key = i.key limit 1) known on true
  ), touched as (
    update money_action a set repeats = a.repeats + 1 from seen s
    where s.outcome = 'known' and a.account_id = s.account_id and a.key = s.key
    returning a.*, case when a.kind = 'deposit' and a.body_hash = s.body_hash then 'repeated' else 'key_reused' end as outcome
  ), paid as (
    update wallet w set
      main_minor = w.main_minor + s.amount_minor, deposited_minor = w.deposited_minor + s.amount_minor,
      deposit_count = w.deposit_count + 1, version = w.version + 1
    from seen s where s.outcome = 'done' and w.account_id = s.account_id and w.version = s.version
    returning w.account_id, w.version, w.main_minor, w.bonus_minor, w.held_minor,
      s.key, s.body_hash, s.deposit_id, s.channel, s.amount_minor, s.is_first
  ), closed as (
    update deposit d set status = 'PAID', first = s.is_first, closed_at = p_at
    from paid s where d.account_id = s.account_id and d.id = s.deposit_id
  ), posted as (
    insert into posting (account_id, version, leg, batch_id, source, destination, amount_minor, kind, ref_id, at)
    select account_id, version, 0, p_batch, 'provider:' || channel, 'player:main', amount_minor, 'deposit', deposit_id, p_at
    from paid
    returning account_id, version, leg,
      posting_line(account_id, version, leg, source, destination, amount_minor, kind, ref_id) as line
  ), batched as (
    insert into posting_batch (batch_id, at, posting_count, digest)
    select p_batch, p_at, count(*), batch_digest(p_batch, p_at, count(*), string_agg(line, E'\n' order by account_id, version, leg))
    from posted having count(*) > 0
  ), recorded as (
    insert into money_action
      (account_id, key, kind, body_hash, amount_minor, version, main_minor, bonus_minor, held_minor, at)
    select account_id, key, 'deposit', body_hash, amount_minor, version, main_minor, bonus_minor, held_minor, p_at from paid
    returning *
  )
  select string_agg(answer, ',') into answers from (
    select money_answer('done', account_id, round_id, step, nonce, amount_minor, version, main_minor, bonus_minor, held_minor, null)
      as answer from recorded
    union all
    select money_answer(outcome, account_id, round_id, step, nonce, amount_minor, version, main_minor, bonus_minor, held_minor, at)
    from touched
    union all
    select money_answer(outcome, account_id, null, null, null, 0, version, main_minor, bonus_minor, held_minor, null)
    from seen where outcome not in ('done', 'known')
  ) answered;
  return answers;
end $$;
