-- Daily check-ins: how many days a player has checked in for in all, and the last of them. The calendar is the operator's setting;
-- the next of its days is `taken` modulo its length, so that a missed day changes nothing.
--
-- `last_day`: the day of UTC by the server's clock, counted from 1970-01-01.
create table checkin (
  account_id uuid    not null primary key,
  taken      integer not null check (taken > 0),
  last_day   integer not null
);
