-- Where the scale of a currency is known, its rate in the purchase tracker follows it, until the operator sets another.
update currency set usd_rate = round(1 / scale, 8) where usd_rate is null;

-- The demonstration pays out in every currency. PIX is always in Brazilian real; its bank is the sandbox.
insert into payment_channel (id, provider, name, kind, currency_id, min_minor, max_minor, position) values
  ('pix', 'sandbox-pix', 'PIX', 'recharge', 'BRL', 100, 1000000, 14),
  ('sandbox-out-brl', 'sandbox', 'Sandbox', 'withdraw', 'BRL', 100, 10000000, 101),
  ('pix-out', 'sandbox-pix', 'PIX', 'withdraw', 'BRL', 100, 1000000, 102),
  ('sandbox-out-idr', 'sandbox', 'Sandbox', 'withdraw', 'IDR', 1000, 100000000, 103),
  ('sandbox-out-usd', 'sandbox', 'Sandbox', 'withdraw', 'USD', 100, 2000000, 104),
  ('sandbox-out-btc', 'sandbox', 'Sandbox', 'withdraw', 'BTC', 1000, 100000000, 105);
insert into payout_rule (channel, auto_minor, auto_day_minor, two_persons_minor, day_minor, destination_hours, shared_destinations)
values
  ('sandbox-out-brl', 20000, 100000, 500000, 100000000, 0, '{sandbox:decline,sandbox:unknown}'),
  ('pix-out', 20000, 100000, 500000, 100000000, 0, '{pix:decline@sandbox.test,pix:unknown@sandbox.test}'),
  ('sandbox-out-idr', 200000, 1000000, 5000000, 1000000000, 0, '{sandbox:decline,sandbox:unknown}'),
  ('sandbox-out-usd', 4000, 20000, 100000, 20000000, 0, '{sandbox:decline,sandbox:unknown}'),
  ('sandbox-out-btc', 200000, 1000000, 5000000, 1000000000, 0, '{sandbox:decline,sandbox:unknown}');
