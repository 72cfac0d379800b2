-- In the demonstration new destinations of real currencies wait a day, as the rule says by default. Play money does not wait, so
-- that an evening can be played to its end.
update payout_rule set destination_hours = default
where destination_hours = 0
  and channel in ('sandbox-out-brl', 'pix-out', 'sandbox-out-idr', 'sandbox-out-usd', 'sandbox-out-btc');
