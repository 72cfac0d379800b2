-- A jurisdiction is where the law is that a player is under. It was called a market, which is the sportsbook's word for a
-- question that one bets on.
alter table market rename to jurisdiction;
alter index market_pkey rename to jurisdiction_pkey;
alter table money_action rename column market_id to jurisdiction_id;
alter view round rename column market_id to jurisdiction_id;
alter type money_item rename attribute market_id to jurisdiction_id;

update site_settings set document = document - 'markets' || jsonb_build_object('jurisdictions', document -> 'markets')
where document ? 'markets';
