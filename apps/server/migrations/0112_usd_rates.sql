-- US dollars for one unit of a currency. Until now a rate was derived from the scale, in which the operator's one amount for all
-- currencies is read; a scale is no exchange rate (200 US$ counted as 1,000). Whatever the operator has set stays.
update currency set usd_rate = shipped.rate
from (values ('G$', 1), ('BRL', 0.18), ('IDR', 0.00006), ('USD', 1), ('BTC', 95000)) as shipped (id, rate)
where currency.id = shipped.id and (usd_rate is null or usd_rate = 0 or usd_rate = round(1 / scale, 8));
update currency set usd_rate = 1 where usd_rate is null or usd_rate = 0;
update currency set usd_rate = trim_scale(greatest(round(usd_rate, 12), 0.000000000001));
alter table currency
  alter column usd_rate set not null,
  drop constraint currency_usd_rate_check,
  add constraint currency_usd_rate_check check (usd_rate > 0);
