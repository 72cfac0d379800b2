-- What the operator has set of the site, in one row: only what was set; whatever is missing has its default.
create table site_settings (
  id         smallint primary key check (id = 1),
  document   jsonb    not null default '{}',
  -- The design in force; null until the first start has published one.
  design_key text     references design
);
insert into site_settings (id) values (1);
