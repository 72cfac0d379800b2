-- The years that the player has confirmed to have, and since when; 0 before that.
alter table account add column age_confirmed    smallint not null default 0 check (age_confirmed between 0 and 99);
alter table account add column age_confirmed_at timestamptz;
